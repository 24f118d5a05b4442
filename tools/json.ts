/** Reading JSON files and checking them against `schemas/`; every fault is one `InputError` with file and place. */
import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { type ParseError, parse, printParseErrorCode, visit } from 'jsonc-parser';
import parseSpdx from 'spdx-expression-parse';
import { InputError, messageOf } from './errors.js';
import { packageFile } from './package.js';
import { readText } from './text-file.js';

let ajv: Ajv2020 | undefined;

/** The schema's test; schemas may refer to each other, and each is compiled when first asked for. */
function validator(schema: string): ValidateFunction {
  if (ajv === undefined) {
    ajv = new Ajv2020({ discriminator: true, strict: true, strictRequired: false, verbose: true });
    ajv.addFormat('spdx', isSpdx);
    for (const name of readdirSync(packageFile('schemas'))) {
      ajv.addSchema(JSON.parse(readFileSync(packageFile(`schemas/${name}`), 'utf8')));
    }
  }
  return ajv.getSchema(schema) as ValidateFunction;
}

/** Whether a text is a licence expression of the SPDX, such as `MIT` or `LGPL-2.1-or-later`. */
export function isSpdx(text: string): boolean {
  try {
    parseSpdx(text);
    return true;
  } catch {
    return false;
  }
}

/** Parses the file and checks it against a schema of `schemas/`. Throws `InputError` naming file, place and what was expected. */
export function readJson(file: string, schema: string): unknown {
  const data = parsedOrRefused(file, readText(file));
  const fault = schemaFault(data, schema);
  if (fault !== undefined) throw new InputError(`${file}: ${fault}`);
  return data;
}

/** The first way in which the data breaks the schema, as `pointer: what was expected`; `undefined` where it is fine. */
export function schemaFault(data: unknown, schema: string): string | undefined {
  const validate = validator(schema);
  if (validate(data)) return undefined;
  const [error] = validate.errors ?? [];
  return error === undefined ? 'breaks its schema' : describe(error, data);
}

/** Parses the text. Throws `InputError` for what is no JSON, or is nested deeper than the stack is. */
function parsedOrRefused(file: string, text: string): unknown {
  try {
    return parseJson(file, text);
  } catch (error) {
    if (error instanceof RangeError) throw new InputError(`${file}: nested too deeply; expected plain JSON`);
    throw error;
  }
}

function parseJson(file: string, text: string): unknown {
  let data: unknown;
  try {
    data = JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text);
  } catch {
    // JSON.parse tells the place only now and then, and in words that change with the engine.
    const errors: ParseError[] = [];
    parse(text, errors, { disallowComments: true, allowTrailingComma: false });
    const { error, offset } = errors[0] ?? { error: 0, offset: text.length };
    const words = printParseErrorCode(error).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    throw new InputError(`${file}:${placeOf(text, offset)}: not JSON:${words}`);
  }
  refuseRepeatedKeys(file, text);
  return data;
}

/** JSON.parse takes the last of two equal keys without a word, which hides a slip of the pen. */
function refuseRepeatedKeys(file: string, text: string): void {
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (key, offset) => {
      const keys = open[open.length - 1];
      if (keys.has(key)) {
        throw new InputError(`${file}:${placeOf(text, offset)}: the key "${key}" stands twice; expected it once`);
      }
      keys.add(key);
    },
  });
}

/** `line:column`, from 1. */
function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `${before.length}:${before[before.length - 1].length + 1}`;
}

/** What texts of the schemas' own formats are. */
const FORMATS: Readonly<Record<string, string>> = {
  spdx: 'an SPDX licence expression, such as "MIT" or "LicenseRef-ours"',
};

function describe(error: ErrorObject, data: unknown): string {
  const place = error.instancePath === '' ? 'top level' : error.instancePath;
  const found = valueAt(data, error.instancePath);
  switch (error.keyword) {
    case 'additionalProperties':
      return `${error.instancePath}/${escapePointer(error.params.additionalProperty)}: unknown key; expected one of ${knownKeys(error)}`;
    case 'required':
      return `${place}: the key "${error.params.missingProperty}" is missing`;
    case 'enum':
      return `${place}: ${show(found)}; expected one of ${error.params.allowedValues.map(show).join(', ')}`;
    case 'discriminator':
      return `${error.instancePath}/${error.params.tag}: ${show(error.params.tagValue)}; expected one of ${tagValues(error)}`;
    case 'type':
      return `${place}: ${show(found)}; expected ${error.params.type}`;
    case 'minimum':
    case 'maximum':
      return `${place}: ${show(found)}; expected ${error.params.comparison} ${error.params.limit}`;
    case 'minItems':
      return `${place}: ${show(found)}; expected at least ${error.params.limit} entry`;
    case 'uniqueItems':
      return `${place}: ${show(found)}; expected no entry twice`;
    case 'format':
      return `${place}: ${show(found)}; expected ${FORMATS[error.params.format] ?? error.params.format}`;
    case 'pattern':
      return `${place}: ${show(found)}; expected text of the form ${error.params.pattern}`;
    default:
      return `${place}: ${show(found)} ${error.message ?? 'breaks its schema'}`;
  }
}

/** The keys that the failing object may have. */
function knownKeys({ parentSchema }: ErrorObject): string {
  return Object.keys(parentSchema?.properties ?? {})
    .filter((key) => key !== '$schema')
    .join(', ');
}

/** What the discriminating key may be: the branches are named after its values. */
function tagValues({ parentSchema }: ErrorObject): string {
  const branches: readonly { readonly $ref: string }[] = parentSchema?.oneOf ?? [];
  return branches.map(({ $ref }) => show($ref.split('/').pop())).join(', ');
}

function valueAt(data: unknown, pointer: string): unknown {
  let node = data;
  for (const key of pointer.split('/').slice(1)) {
    const plain = decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
    node = (node as Record<string, unknown> | undefined)?.[plain];
  }
  return node;
}

function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

function show(value: unknown): string {
  let text: string;
  try {
    text = JSON.stringify(value) ?? 'nothing';
  } catch (error) {
    // Nested deeper than the stack is: what can be parsed need not be writable.
    if (error instanceof RangeError) return 'a value nested too deeply';
    throw error;
  }
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** The reason of a failed file operation, without the system call's noise. */
export function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  const known: Record<string, string> = {
    ENOENT: 'no such file or folder',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a part of its path is no folder',
    EACCES: 'permission denied',
    EROFS: 'the file system is read-only',
    ENOSPC: 'the disk is full',
    EEXIST: 'a file stands in its place',
    ELOOP: 'symbolic links in a circle',
  };
  return (code !== undefined ? known[code] : undefined) ?? messageOf(error);
}
