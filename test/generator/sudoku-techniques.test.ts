/**
 * Every technique of the Sudoku ladder on boards set up by hand: what it strikes or fills by the definitions that players share
 * (hodoku.sourceforge.net, jcbonsai.free.fr/sudoku; SukakuExplainer's wiki for the direct forms), and boards that miss the pattern
 * by one candidate or by the shape of the boxes.
 */
import { describe, expect, it } from 'vitest';
import { type TechniqueOf, techniquesOf } from '../../format/techniques.js';
import { SUDOKU_RUNGS } from '../../generator/sudoku/grade.js';
import { BOXED, boardOf, effectsOf, foundBy } from './boards.js';

/** `effects` is empty where the pattern is missed. */
type Case = readonly [
  technique: TechniqueOf<'sudoku'>,
  name: string,
  size: 4 | 6 | 9,
  setUp: string,
  effects: string,
  starts?: number,
];

/** Two candidates in each open cell, but for r3c1 with 2, 4 and 5, of which 2 has three places in its row, column and box. */
const PAIRS = `
  row 1 = 15.3.6; row 2 = .6351.; row 3 = .3.16.
  row 4 = .164.3; row 5 = 645231; row 6 = 3216..`;

const CASES: readonly Case[] = [
  ['full-house', 'the last cell of a row', 9, 'row 4 = 12345678.', 'r4c9=9'],
  ['full-house', 'the last cell of a box', 4, 'row 1 = 12..; row 2 = 3...', 'r2c2=4'],
  ['full-house', 'two cells open', 9, 'row 4 = 1234567..', ''],
  ['full-house', 'two cells open', 4, 'row 1 = 12..', ''],

  ['hidden-single-box', 'seen from four givens', 9, 'r2c4 = 5; r3c7 = 5; r4c2 = 5; r7c3 = 5', 'r1c1=5'],
  ['hidden-single-box', 'one place', 4, '3 in box 2: r1c4', 'r1c4=3'],
  ['hidden-single-box', 'one place', 6, '5 in box 4: r4c6', 'r4c6=5'],
  ['hidden-single-box', 'two places', 4, '3 in box 2: r12c4', ''],
  ['hidden-single-box', 'one place in a row', 9, '5 in row 4: c6', ''],
  ['hidden-single-line', 'one place in a row', 9, '5 in row 4: c6', 'r4c6=5'],
  ['hidden-single-line', 'one place in a column', 9, '5 in column 6: r4', 'r4c6=5'],
  ['hidden-single-line', 'one place in a column', 4, '3 in column 2: r3', 'r3c2=3'],
  ['hidden-single-line', 'one place in a box', 9, '5 in box 5: r4c6', ''],
  ['hidden-single-line', 'two places', 4, '3 in column 2: r13', ''],
  ['naked-single', 'eight values seen', 9, 'row 5 = 1234.....; r1c5 = 5; r2c5 = 6; r4c4 = 8; r6c6 = 9', 'r5c5=7'],
  ['naked-single', 'three values seen', 4, 'r2c1 = 1; r2c4 = 2; r4c3 = 3', 'r2c3=4'],
  ['naked-single', 'seven values seen', 9, 'row 5 = 1234.....; r1c5 = 5; r2c5 = 6; r4c4 = 8', ''],
  ['naked-single', 'two values seen', 4, 'r2c1 = 1; r2c4 = 2', ''],

  ['direct-pointing', 'a place left in a box', 9, '5 in box 1: r1c13; 5 in box 2: r1c5 r2c6', 'r2c6=5'],
  ['direct-pointing', 'two places lost in a box', 9, '5 in box 1: r1c13; 5 in box 2: r1c45 r2c6', 'r2c6=5'],
  ['direct-pointing', 'down a column', 6, '5 in box 1: r12c2; 5 in box 3: r3c2 r4c3', 'r4c3=5'],
  ['direct-pointing', 'a place left in a column', 9, '5 in box 1: r1c13; 5 in column 8: r18', ''],
  ['direct-pointing', 'two places left', 9, '5 in box 1: r1c13; 5 in box 2: r1c5 r2c6 r3c4', ''],
  ['direct-pointing', 'two lines', 6, '5 in box 1: r1c1 r2c2; 5 in box 3: r3c2 r4c3', ''],
  ['direct-hidden-pair', 'in a row', 9, '12 in row 1: c12; 3 in row 1: c27', 'r1c7=3'],
  ['direct-hidden-pair', 'in a box', 9, '12 in box 5: r4c4 r6c6; 3 in box 5: r4c4 r5c5', 'r5c5=3'],
  ['direct-hidden-pair', 'in a column', 6, '12 in column 3: r15; 3 in column 3: r135', 'r3c3=3'],
  ['direct-hidden-pair', 'two places left', 9, '12 in row 1: c12; 3 in row 1: c278', ''],
  ['direct-hidden-pair', 'no pair', 9, '1 in row 1: c12; 2 in row 1: c13; 3 in row 1: c27', ''],

  ['pointing', 'along a row', 9, '5 in box 1: r1c13', 'r1c456789-5'],
  ['pointing', 'down a column', 9, '5 in box 1: r13c2', 'r456789c2-5'],
  ['pointing', 'along a row', 6, '5 in box 3: r4c12', 'r4c456-5'],
  ['pointing', 'down a column', 6, '5 in box 1: r12c2', 'r3456c2-5'],
  ['pointing', 'two lines', 9, '5 in box 1: r1c1 r2c2', ''],
  ['pointing', 'two lines', 6, '5 in box 3: r3c1 r4c2', ''],
  ['pointing', 'the other way', 9, '5 in row 1: c13', ''],
  ['claiming', 'a row', 9, '5 in row 1: c13', 'r23c123-5'],
  ['claiming', 'a column', 9, '5 in column 4: r789', 'r789c56-5'],
  ['claiming', 'a row', 6, '5 in row 3: c46', 'r4c456-5'],
  ['claiming', 'a column', 6, '5 in column 2: r34', 'r34c13-5'],
  ['claiming', 'two boxes', 9, '5 in row 1: c14', ''],
  ['claiming', 'rows 2 and 3 share a box of 3x3 only', 6, '5 in column 2: r23', ''],
  ['claiming', 'the other way', 9, '5 in box 1: r1c13', ''],

  ['naked-pair', 'in a row', 9, 'r1c19: 12', 'r1c2345678-12'],
  ['naked-pair', 'in a row and a box', 9, 'r1c12: 12', 'r1c3456789-12 r23c123-12', 2],
  ['naked-pair', 'in a box', 6, 'r3c4 r4c6: 12', 'r3c56-12 r4c45-12'],
  ['naked-pair', 'three values', 9, 'r1c1: 12; r1c9: 13', ''],
  ['naked-pair', 'no common house', 9, 'r1c1 r5c5: 12', ''],
  ['naked-pair', 'rows 2 and 3 share a box of 3x3 only', 6, 'r2c1 r3c2: 12', ''],
  ['hidden-pair', 'in a row', 9, '12 in row 1: c19', 'r1c19-3456789'],
  ['hidden-pair', 'in a box', 6, '12 in box 2: r1c4 r2c6', 'r1c4-3456 r2c6-3456'],
  ['hidden-pair', 'three places', 9, '1 in row 1: c19; 2 in row 1: c189', ''],
  ['naked-triple', 'two candidates each', 9, 'r1c1: 12; r1c4: 23; r1c7: 13', 'r1c235689-123'],
  ['naked-triple', 'in a box', 9, 'r4c4: 123; r5c5: 12; r6c6: 23', 'r4c56-123 r5c46-123 r6c45-123'],
  ['naked-triple', 'four values', 9, 'r1c1: 12; r1c4: 23; r1c7: 14', ''],
  ['hidden-triple', 'two places each', 9, '1 in row 1: c14; 2 in row 1: c47; 3 in row 1: c17', 'r1c147-456789'],
  ['hidden-triple', 'four places', 9, '1 in row 1: c14; 2 in row 1: c47; 3 in row 1: c18', ''],
  ['naked-quad', 'two candidates each', 9, 'r1c1: 12; r1c3: 23; r1c5: 34; r1c7: 14', 'r1c24689-1234'],
  ['naked-quad', 'five values', 9, 'r1c1: 12; r1c3: 23; r1c5: 34; r1c7: 15', ''],
  [
    'hidden-quad',
    'two places each',
    9,
    '1 in column 1: r12; 2 in column 1: r24; 3 in column 1: r45; 4 in column 1: r15',
    'r1245c1-56789',
  ],
  [
    'hidden-quad',
    'five places',
    9,
    '1 in column 1: r12; 2 in column 1: r24; 3 in column 1: r45; 4 in column 1: r16',
    '',
  ],

  ['x-wing', 'rows', 9, '5 in row 1: c27; 5 in row 5: c27', 'r2346789c27-5'],
  ['x-wing', 'columns', 9, '5 in column 2: r15; 5 in column 7: r15', 'r15c1345689-5'],
  ['x-wing', 'rows', 6, '5 in row 1: c25; 5 in row 4: c25', 'r2356c25-5'],
  ['x-wing', 'three columns', 9, '5 in row 1: c27; 5 in row 5: c28', ''],
  ['x-wing', 'a third place in a row', 9, '5 in row 1: c27; 5 in row 5: c278', ''],
  ['swordfish', 'two places each', 9, '5 in row 1: c14; 5 in row 4: c47; 5 in row 7: c17', 'r235689c147-5'],
  [
    'swordfish',
    'three places each',
    9,
    '5 in column 1: r147; 5 in column 4: r147; 5 in column 7: r147',
    'r147c235689-5',
  ],
  ['swordfish', 'four columns', 9, '5 in row 1: c14; 5 in row 4: c47; 5 in row 7: c18', ''],
  [
    'jellyfish',
    'two places each',
    9,
    '5 in row 1: c14; 5 in row 4: c47; 5 in row 7: c79; 5 in row 9: c19',
    'r23568c1479-5',
  ],
  ['jellyfish', 'five columns', 9, '5 in row 1: c14; 5 in row 4: c47; 5 in row 7: c79; 5 in row 9: c18', ''],

  ['skyscraper', 'rows', 9, '5 in row 1: c27; 5 in row 5: c28', 'r23c8-5 r46c7-5'],
  ['skyscraper', 'columns', 9, '5 in column 2: r17; 5 in column 5: r18', 'r8c13-5 r7c46-5'],
  ['skyscraper', "HoDoKu's example", 9, '1 in column 6: r15; 1 in column 9: r35', 'r1c78-1 r3c45-1'],
  ['skyscraper', 'rows', 6, '5 in row 1: c25; 5 in row 4: c26', 'r2c6-5 r3c5-5'],
  ['skyscraper', 'no common column', 9, '5 in row 1: c27; 5 in row 5: c38', ''],
  ['skyscraper', 'ends too far apart', 9, '5 in row 1: c27; 5 in row 5: c25', ''],
  ['skyscraper', 'a kite', 9, '5 in row 1: c27; 5 in column 3: r28', ''],
  ['two-string-kite', 'joined in box 1', 9, '5 in row 1: c27; 5 in column 3: r28', 'r8c7-5'],
  ['two-string-kite', 'joined in box 1', 6, '5 in row 1: c25; 5 in column 3: r26', 'r6c5-5'],
  ['two-string-kite', 'not joined', 9, '5 in row 1: c27; 5 in column 3: r48', ''],
  ['two-string-kite', 'joined in a box of 3x3 only', 6, '5 in row 1: c25; 5 in column 3: r36', ''],
  ['two-string-kite', 'a third place in the row', 9, '5 in row 1: c279; 5 in column 3: r28', ''],
  ['two-string-kite', 'a skyscraper', 9, '5 in row 1: c27; 5 in row 5: c28', ''],
  ['turbot-fish', 'a row and a box', 9, '5 in row 1: c27; 5 in box 4: r4c2 r6c3', 'r6c7-5'],
  ['turbot-fish', 'a column and a box', 6, '5 in column 1: r15; 5 in box 2: r1c5 r2c6', 'r5c6-5'],
  ['turbot-fish', 'two rows joined in a box', 9, '5 in row 1: c27; 5 in row 2: c38', 'r3c123789-5', 2],
  ['turbot-fish', 'not joined', 9, '5 in row 1: c27; 5 in box 4: r4c1 r6c3', ''],
  ['turbot-fish', 'a skyscraper', 9, '5 in row 1: c27; 5 in row 5: c28', ''],
  ['turbot-fish', 'a kite', 9, '5 in row 1: c27; 5 in column 3: r28', ''],
  ['empty-rectangle', 'a link down a column', 9, '5 in box 5: r5c46 r46c5; 5 in column 8: r25', 'r2c5-5'],
  ['empty-rectangle', 'a link along a row', 9, '5 in box 5: r5c46 r46c5; 5 in row 2: c58', 'r5c8-5'],
  ['empty-rectangle', 'a link down a column', 6, '5 in box 1: r1c13 r2c2; 5 in column 5: r14', 'r4c2-5'],
  ['empty-rectangle', 'a place beside the cross', 9, '5 in box 5: r5c46 r46c5 r4c4; 5 in column 8: r25', ''],
  ['empty-rectangle', 'a link beside the cross', 9, '5 in box 5: r5c46 r46c5; 5 in column 8: r24', ''],
  ['empty-rectangle', 'one line only', 9, '5 in box 5: r5c46; 5 in column 8: r25', ''],
  ['empty-rectangle', 'a place beside the cross', 6, '5 in box 1: r1c13 r2c23; 5 in column 5: r14', ''],

  ['xy-wing', 'in lines', 9, 'r1c1: 12; r1c9: 13; r5c1: 23', 'r5c9-3'],
  ['xy-wing', 'a wing in the box', 9, 'r1c1: 12; r1c9: 13; r2c2: 23', 'r1c23-3 r2c789-3'],
  ['xy-wing', 'a wing in the box', 6, 'r1c1: 12; r1c6: 13; r2c2: 23', 'r1c23-3 r2c456-3'],
  ['xy-wing', 'four values', 9, 'r1c1: 12; r1c9: 13; r5c1: 24', ''],
  ['xy-wing', 'an XYZ-Wing', 9, 'r1c1: 123; r1c9: 13; r2c2: 23', ''],
  ['xyz-wing', 'a wing in the box', 9, 'r1c1: 123; r1c9: 13; r2c2: 23', 'r1c23-3'],
  ['xyz-wing', 'a wing in the box', 6, 'r1c1: 123; r6c1: 13; r2c2: 23', 'r2c1-3'],
  ['xyz-wing', 'nothing sees all three', 9, 'r1c1: 123; r1c9: 13; r5c1: 23', ''],
  ['xyz-wing', 'an XY-Wing', 9, 'r1c1: 12; r1c9: 13; r2c2: 23', ''],
  ['w-wing', 'joined by a row', 9, 'r1c1 r5c9: 12; 1 in row 9: c19', 'r1c9-2 r5c1-2'],
  ['w-wing', 'joined by a box', 9, 'r1c4 r8c6: 12; 1 in box 5: r4c4 r6c6', 'r123c6-2 r789c4-2'],
  ['w-wing', 'not joined', 9, 'r1c1 r5c9: 12; 1 in row 9: c18', ''],
  ['w-wing', 'joined by three places', 9, 'r1c1 r5c9: 12; 1 in row 9: c159', ''],
  ['w-wing', 'different pairs', 9, 'r1c1: 12; r5c9: 13; 1 in row 9: c19', ''],
  [
    'remote-pair',
    'four cells in a chain',
    9,
    'r1c1 r2c39 r8c9: 12; 12 in box 1: r1c1 r2c3; 12 in row 2: c39; 12 in column 9: r28',
    'r8c1-12',
  ],
  [
    'remote-pair',
    'six cells in a chain',
    9,
    `r1c1 r2c39 r8c9 r9c7 r4c7: 12; 12 in box 1: r1c1 r2c3; 12 in row 2: c39; 12 in column 9: r28
     12 in box 9: r8c9 r9c7; 12 in column 7: r49`,
    'r4c1-12 r8c1-12 r9c3-12',
  ],
  [
    'remote-pair',
    "JSudoku's example",
    9,
    'r2c24 r3c6 r8c6: 39; 39 in row 2: c24; 39 in box 2: r2c4 r3c6; 39 in column 6: r38',
    'r8c2-39',
  ],
  ['remote-pair', 'three cells', 9, 'r1c1 r2c39: 12; 12 in box 1: r1c1 r2c3; 12 in row 2: c39', ''],
  [
    'remote-pair',
    'a chain with another pair in it',
    9,
    'r1c1 r2c39: 12; r8c9: 13; 12 in box 1: r1c1 r2c3; 12 in row 2: c39; 1 in column 9: r28',
    '',
  ],
  [
    'simple-colouring',
    'both colours seen',
    9,
    '5 in row 1: c27; 5 in column 7: r15; 5 in row 5: c37',
    'r23c3-5 r46c2-5',
  ],
  [
    'simple-colouring',
    'a colour that sees itself',
    9,
    '5 in row 1: c27; 5 in column 7: r15; 5 in row 5: c37; 5 in column 3: r25',
    'r1c2-5 r2c3-5 r5c7-5',
  ],
  ['simple-colouring', 'two groups', 9, '5 in row 1: c27; 5 in row 5: c37', ''],
  ['simple-colouring', 'a link with three places', 9, '5 in row 1: c27; 5 in column 7: r15; 5 in row 5: c367', ''],

  ['unique-rectangle', 'type 1', 9, 'r1c14 r2c1: 12; r2c4: 123', 'r2c4-12'],
  ['unique-rectangle', 'type 1', 6, 'r13c1 r1c2: 12; r3c2: 125', 'r3c2-12'],
  ['unique-rectangle', 'type 1 in four boxes', 9, 'r1c14 r4c1: 12; r4c4: 123', ''],
  ['unique-rectangle', 'two boxes of 3x3 only', 6, 'r1c14 r3c1: 12; r3c4: 123', ''],
  ['unique-rectangle', 'type 2 in a column and a box', 9, 'r12c1: 12; r12c4: 123', 'r3456789c4-3 r123c56-3'],
  ['unique-rectangle', 'type 2 in a row', 9, 'r1c14: 12; r2c14: 123', 'r2c2356789-3'],
  ['unique-rectangle', 'two extra values (type 3)', 9, 'r12c1: 12; r1c4: 123; r2c4: 124', ''],
  ['unique-rectangle', 'type 4', 9, 'r12c1: 12; r12c4: 1234; 1 in column 4: r12', 'r12c4-2'],
  ['unique-rectangle', 'type 4 in a row', 6, 'r1c14: 12; r2c14: 1234; 2 in row 2: c14', 'r2c14-1'],
  ['unique-rectangle', 'type 4 with a third place', 9, 'r12c1: 12; r12c4: 1234; 1 in column 4: r127', ''],
  ['unique-rectangle', 'a given corner', 9, 'r1c1 = 1; r1c4: 23; r2c1: 23; r2c4: 234', ''],
  ['bug-plus-one', 'one cell with three candidates', 6, PAIRS, 'r3c1=2'],
  ['bug-plus-one', 'two cells with three candidates', 6, PAIRS.replace('.6351.', '.635..'), ''],
  ['bug-plus-one', 'no cell with three candidates', 6, `${PAIRS}; r3c1: 24`, ''],
  ['bug-plus-one', 'a single', 6, PAIRS.replace('645231', '64523.'), ''],

  ['finned-x-wing', 'a fin in a row', 9, '5 in row 1: c279; 5 in row 5: c27', 'r23c7-5'],
  ['finned-x-wing', 'sashimi', 9, '5 in row 1: c289; 5 in row 5: c27', 'r23c7-5'],
  ['finned-x-wing', 'a fin in a column', 9, '5 in column 1: r27; 5 in column 5: r278', 'r7c46-5'],
  ['finned-x-wing', 'a fin in a row', 6, '5 in row 1: c246; 5 in row 3: c24', 'r2c4-5'],
  ['finned-x-wing', 'a fin in a column', 6, '5 in column 1: r125; 5 in column 4: r15', 'r1c23-5'],
  ['finned-x-wing', 'a fin in another box', 9, '5 in row 1: c257; 5 in row 5: c27', ''],
  ['finned-x-wing', 'a fin in the same box of 3x3 only', 6, '5 in column 1: r135; 5 in column 4: r15', ''],
  ['finned-swordfish', 'one fin', 9, '5 in row 1: c14; 5 in row 4: c47; 5 in row 7: c178', 'r89c7-5'],
  // The columns that are left, 3, 5 and 6, are another one, with the same fin.
  ['finned-swordfish', 'one fin', 6, '5 in row 1: c12; 5 in row 3: c24; 5 in row 5: c146', 'r6c4-5', 2],
  ['finned-swordfish', 'fins in two boxes', 9, '5 in row 1: c14; 5 in row 4: c47; 5 in row 7: c1578', ''],
  ['finned-jellyfish', 'one fin', 9, '5 in row 1: c14; 5 in row 2: c47; 5 in row 4: c27; 5 in row 8: c123', 'r79c12-5'],
  [
    'finned-jellyfish',
    'fins in two boxes',
    9,
    '5 in row 1: c14; 5 in row 2: c47; 5 in row 4: c27; 5 in row 8: c1235',
    '',
  ],

  ['x-chain', 'three links', 9, '5 in row 1: c25; 5 in row 4: c58; 5 in row 7: c38', 'r23c3-5 r89c2-5'],
  ['x-chain', 'a link missed', 9, '5 in row 1: c25; 5 in row 4: c58; 5 in row 7: c39', ''],
  ['xy-chain', 'four cells', 9, 'r1c1: 12; r1c5: 23; r6c5: 34; r6c9: 14', 'r1c9-1 r6c1-1'],
  ['xy-chain', 'other ends', 9, 'r1c1: 12; r1c5: 23; r6c5: 34; r6c9: 45', ''],
  ['alternating-inference-chain', 'ends of two values', 9, '1 in row 1: c19; r5c9: 12; r5c1: 23', 'r1c1-3'],
  ['alternating-inference-chain', 'a link missed', 9, '1 in row 1: c19; r5c9: 12; r5c1: 34', ''],
  ['als-xz', 'two sets of two cells', 9, 'r1c12: 123; r2c3: 14; r5c3: 34', 'r1c3-3 r3c3-3', 2],
  [
    'als-xz',
    'two restricted values',
    9,
    'r1c12: 123; r2c12: 124',
    'r1c3-1234 r2c3-1234 r3c123-1234 r1c456789-3 r2c456789-4',
  ],
  ['als-xz', 'a common value that is not restricted', 9, 'r1c12: 123; r2c3: 134; r5c3: 134', ''],
  ['forcing-chain', 'of a cell', 9, 'r1c1: 123; r1c9: 14; r9c1: 24; r1c5: 35; r9c5: 45', 'r9c9-4'],
  ['forcing-chain', 'of a house', 9, '1 in row 1: c159; r9c1 r5c9: 12; r7c5: 13; r7c8: 23', 'r9c9-2'],
  ['forcing-chain', 'one candidate leads elsewhere', 9, 'r1c1: 123; r1c9: 14; r9c1: 24; r1c5: 35; r9c5: 46', ''],
];

const findOf = (technique: string) => SUDOKU_RUNGS.find((rung) => rung.technique === technique)!.find;

describe('techniques', () => {
  const tests = CASES.map(([technique, name, size, setUp, effects, starts = 1]) => {
    return { technique, name, size, setUp, effects, starts: effects === '' ? 0 : starts };
  });

  it.each(tests)('$technique: $name, order $size', ({ technique, size, setUp, effects, starts }) => {
    const wanted = { effects: effectsOf(effects, size), starts };
    for (const isExplaining of [false, true]) {
      const grid = boardOf(BOXED[size], setUp, isExplaining);
      expect(foundBy(grid, findOf(technique))).toMatchObject(wanted);
      const { deductions } = grid.step;
      expect(deductions).toHaveLength(isExplaining ? starts : 0);
      for (const { text } of deductions) expect(text).toMatch(/^[A-Za-z0-9].*\.$/);
    }
  });

  it('all have boards on which they find something and boards on which they do not', () => {
    const found = (hasEffect: boolean) =>
      new Set(CASES.filter(([, , , , effects]) => (effects !== '') === hasEffect).map(([technique]) => technique));
    for (const hasEffect of [true, false]) expect(found(hasEffect)).toEqual(new Set(techniquesOf('sudoku')));
  });

  it('leave the board as it is', () => {
    for (const [technique, , size, setUp] of CASES) {
      const [grid, untouched] = [boardOf(BOXED[size], setUp), boardOf(BOXED[size], setUp)];
      foundBy(grid, findOf(technique));
      for (const key of ['masks', 'values', 'places', 'open', 'isBroken'] as const)
        expect(grid[key]).toEqual(untouched[key]);
    }
  });
});
