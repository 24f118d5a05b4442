/** `verify`: decodes the built assets, checks every rule with code that the generators do not use, and grades every puzzle anew. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ArrowwordDocument, NumberDocument, PuzzleDocument, WordSearchDocument } from '../../format/documents.js';
import { openLexicon } from '../../format/lexicon.js';
import { type BankReader, openBank } from '../../format/reader.js';
import { isArrowwordVariant, isWordSearchVariant, languageOf } from '../../format/variants.js';
import { assetNames, differingAddresses, faultOf, readAsset, textFault, tryOpen } from '../build/assets.js';
import { isLexiconName } from '../build/lexicon-asset.js';
import { MANIFEST_NAME } from '../build/manifest.js';
import { countAll, manifestFaults, type Opened } from '../build/manifest-check.js';
import { EXIT, InputError } from '../errors.js';
import type { Grounds } from '../plan/grounds.js';
import { loadGrounds, type Plan, type PlanRow, sourcesOf } from '../plan/plan.js';
import { Progress } from '../progress.js';
import { regradeFaults } from '../regrade.js';
import {
  checkDocument,
  type Fault,
  verifyArrowwordBank,
  verifyBank,
  verifyWordBank,
  type Wish,
  type WordWish,
} from '../verify/index.js';
import type { Command, World } from './command.js';
import { JSON_LINES, OUT, outFolder, PLAN, planIfThere } from './options.js';
import { arrowwordFacts, wordFacts } from './word-facts.js';

/** A fault of an asset as a whole, or of one puzzle in it. */
interface Found {
  readonly asset: string;
  readonly address?: string;
  readonly rule: string;
  readonly message: string;
}

export const verifyCommand: Command = {
  name: 'verify',
  operands: '',
  summary: 'Decodes the assets of a folder and checks rules, uniqueness, grades and the manifest.',
  details: [
    'Checked are: the assets against the manifest (present, bytes, SHA-256, counts), both encodings against each',
    'other, every puzzle against the rules, its uniqueness by a solver of its own, no two equal puzzles in a bank,',
    'and what the plan wishes of each level (size, band, hints, empty, keep, symmetry, cages, freebies), all with code',
    'that the generators do not use. Then the grader solves every puzzle that keeps the rules anew: it must do so without',
    'search and come to the stored grade and hints. Of word searches: every listed word reads once, over all directions,',
    'and in no other word; no cell is left over but the phrase, the end of a joke that no other puzzle of the level has;',
    'no blocked word reads; words, jokes, directions and frequencies are those of the plan. Of arrowwords: the answers are',
    'all runs of letters, behind their clue cells, and hang together; no answer and no clue stands twice, and no clue is',
    'too long or tells an answer; answers, clues and jokes are those of the plan, and facts no more than their limits; the',
    'phrase is spread over the grid. Ends with exit code 1 where there is a fault.',
  ].join('\n'),
  options: {
    out: OUT,
    plan: PLAN,
    json: { ...JSON_LINES, help: 'one JSON object a line: the faults, then a summary' },
  },
  arity: [0, 0],
  run(values, _operands, world) {
    const folder = outFolder(values);
    const plan = planIfThere(values, world, 'what it wishes of each level is not checked');
    const grounds = plan && loadGrounds(plan);
    const names = assetNames(folder);
    if (names.length === 0 && !existsSync(join(folder, MANIFEST_NAME))) {
      throw new InputError(`${folder}: no assets there; \`puzzle-bank build\` makes them`);
    }
    const faults: Found[] = [];
    const opened = openAll(folder, names, faults);
    for (const { asset, message } of manifestFaults(folder, opened, grounds && sourcesOf(grounds)))
      faults.push({ asset, rule: 'manifest', message });
    const banks = compareEncodings(opened, faults);
    const puzzles = banks.reduce((sum, { bank }) => sum + countAll(bank), 0);
    faults.push(...puzzleFaults(banks, plan, grounds, puzzles, world));
    for (const fault of faults) {
      const place = [fault.asset, ...(fault.address === undefined ? [] : [fault.address])].join(': ');
      world.out(values.json === true ? `${JSON.stringify(fault)}\n` : `${place}: ${fault.rule}: ${fault.message}\n`);
    }
    if (values.json === true)
      world.out(`${JSON.stringify({ puzzles, assets: names.length, faults: faults.length })}\n`);
    if (faults.length > 0) {
      world.err(`verify: faults in ${folder}: ${faults.length}\n`);
      return EXIT.failed;
    }
    if (values.json !== true) world.out(`${puzzles} puzzles in ${names.length} assets of ${folder}: no fault\n`);
    return EXIT.fine;
  },
};

/** Opens every asset: lexicons, then banks with their lexicons; what does not open is told. */
function openAll(folder: string, names: readonly string[], faults: Found[]): Opened[] {
  const opened = names.filter(isLexiconName).map((name): Opened => {
    const bytes = readAsset(join(folder, name));
    return { name, bytes, lexicon: openedOr(name, () => openLexicon(bytes), faults) };
  });
  const lexicons = opened.flatMap(({ lexicon }) => lexicon ?? []);
  for (const name of names) {
    if (isLexiconName(name)) continue;
    const bytes = readAsset(join(folder, name));
    opened.push({ name, bytes, bank: openedOr(name, () => openBank(bytes, ...lexicons), faults) });
  }
  return opened;
}

function openedOr<T>(asset: string, open: () => T, faults: Found[]): T | undefined {
  const opened = tryOpen(open);
  if (typeof opened !== 'string') return opened;
  faults.push({ asset, rule: 'asset', message: opened });
  return undefined;
}

interface NamedBank {
  readonly name: string;
  readonly bank: BankReader;
}

/** Each bank once; a further asset of a bank must hold the same records, and one of a lexicon the same texts. */
function compareEncodings(opened: readonly Opened[], faults: Found[]): NamedBank[] {
  const banks = new Map<string, NamedBank>();
  const lexicons = new Map<string, { readonly name: string; readonly text: string }>();
  for (const { name, bank, lexicon } of opened) {
    if (lexicon !== undefined) {
      const text = JSON.stringify([lexicon.alphabet, lexicon.words(), lexicon.clues(), lexicon.jokes()]);
      const first = lexicons.get(lexicon.language) ?? { name, text };
      lexicons.set(lexicon.language, first);
      if (first.text !== text)
        faults.push({ asset: name, rule: 'encoding', message: `other texts than in ${first.name}` });
    }
    if (bank === undefined) continue;
    const first = banks.get(bank.variant);
    if (first === undefined) {
      banks.set(bank.variant, { name, bank });
      continue;
    }
    for (const address of differingAddresses(first.bank, bank)) {
      faults.push({ asset: name, address, rule: 'encoding', message: `another record than in ${first.name}` });
    }
  }
  return [...banks.values()];
}

type Tell = (address: string, rule: string, message: string) => void;

function puzzleFaults(
  banks: readonly NamedBank[],
  plan: Plan | undefined,
  grounds: Grounds | undefined,
  total: number,
  world: World,
): Found[] {
  const progress = new Progress(world, 'puzzles');
  const faults: Found[] = [];
  let done = 0;
  const onPuzzle = () => progress.update(++done, total);
  const rows = plan?.rows ?? [];
  for (const { name, bank } of banks) {
    const own = rows.filter(({ variant }) => variant === bank.variant);
    const tell: Tell = (address, rule, message) => faults.push({ asset: name, address, rule, message });
    tellCounts(bank, own, plan !== undefined, tell);
    const fault = textFault(bank);
    if (fault !== undefined) {
      faults.push({ asset: name, rule: 'lexicon', message: `${fault}; its ${countAll(bank)} puzzles are not checked` });
      done += countAll(bank);
      continue;
    }
    const documents = decodeAll(bank, tell);
    for (const { address, rule, message } of faultsOf(bank.variant, documents, own, grounds, tell, onPuzzle))
      tell(address, rule, message);
  }
  for (const asset of new Set(rows.map(({ variant }) => variant))) {
    if (!banks.some(({ bank }) => bank.variant === asset)) {
      faults.push({ asset, rule: 'count', message: 'the plan names this bank; no asset holds it' });
    }
  }
  progress.end();
  return faults;
}

/** Levels with another number of puzzles than the plan says, or that it does not name. */
function tellCounts(bank: BankReader, rows: readonly PlanRow[], hasPlan: boolean, tell: Tell): void {
  for (const { level, count } of rows) {
    const found = bank.levels().includes(level) ? bank.count(level) : 0;
    if (found !== count) tell(`${bank.variant}/${level}`, 'count', `${found} puzzles; the plan says ${count}`);
  }
  for (const level of bank.levels()) {
    if (hasPlan && !rows.some((row) => row.level === level))
      tell(`${bank.variant}/${level}`, 'count', 'the plan has no such level');
  }
}

/** The faults of a bank's puzzles, by the verifier of its kind; what the grader says is told at once. */
function faultsOf(
  variant: string,
  documents: Iterable<PuzzleDocument>,
  rows: readonly PlanRow[],
  grounds: Grounds | undefined,
  tell: Tell,
  onPuzzle: () => void,
): Fault[] {
  // That a bank's documents are of its variant is the reader's word.
  if (isArrowwordVariant(variant)) {
    const facts = arrowwordFacts(languageOf(variant), grounds);
    return verifyArrowwordBank(documents as Iterable<ArrowwordDocument>, facts, onPuzzle);
  }
  if (isWordSearchVariant(variant)) {
    const wishes = new Map(rows.map((row): [string, WordWish] => [row.level, row.parameters as WordWish]));
    const facts = wordFacts(languageOf(variant), grounds);
    const searches = documents as Iterable<WordSearchDocument>;
    return verifyWordBank(searches, facts, (level) => wishes.get(level), onPuzzle);
  }
  return numberFaults(documents, rows, tell, onPuzzle);
}

function numberFaults(
  documents: Iterable<PuzzleDocument>,
  rows: readonly PlanRow[],
  tell: Tell,
  onPuzzle: () => void,
): Fault[] {
  const wishes = new Map(
    rows.map((row): [string, Wish] => [row.level, { ...row.parameters, hints: row.hints, repeats: row.repeats }]),
  );
  return verifyBank(
    documents as Iterable<NumberDocument>,
    (level) => wishes.get(level),
    (document) => {
      // A grade says nothing of a puzzle that breaks its rules.
      const told = checkDocument(document).length > 0 ? [] : regradeFaults(document);
      for (const message of told) tell(document.address, 'grade', message);
      onPuzzle();
    },
  );
}

/** Every puzzle that decodes; one that does not is told. */
function* decodeAll(
  bank: BankReader,
  tell: (address: string, rule: string, message: string) => void,
): Iterable<PuzzleDocument> {
  for (const level of bank.levels()) {
    for (let number = 1; number <= bank.count(level); number++) {
      try {
        yield bank.puzzle(level, number);
      } catch (error) {
        tell(`${bank.variant}/${level}/${number}`, 'record', faultOf(error));
      }
    }
  }
}
