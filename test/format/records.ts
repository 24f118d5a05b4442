/**
 * A few records of each variant, small and large: what the vectors, the damage tests and FORMAT.md's examples are made of. Two of
 * them are no puzzles of one solution; these have the least and the largest score that there are.
 */
import type { Bank } from '../../format/bank.js';
import type { NumberVariant } from '../../format/documents.js';

/** Without hints. */
export const RECORDS: { readonly [V in NumberVariant]: readonly string[] } = {
  sudoku: [
    'a32d4bcac4a2badc.BC9Q',
    'cadbb4c1dba3a3b4.BC9i',
    'c4af52eb6acd2ecdf16ad5bcafbc4ed3ebaf.BDAJ',
    'i2845fc17ad73ihb6e5c627a4ih7ebia3hdf81cg64ebi4fihbegcafgaecbihdbh56di173c9d18g65b.BDFg',
    'ib8d5fc1gad73ihb6e5c62ga4ih7ebia3hdf81cg6debi4fihbegcafgaecbihdbhe6di173c9d18g65b.DD-k',
  ],
  futoshiki: [
    'bad3dbcaacbdcdab.ZUeo.FFaR',
    'bad3dbcaacbdcdab.AEYo.FFZc',
    'dcba5adecbeacbdbeadccbdea.ZB8GAtE.GGZZ',
    'cdbgaefbfdcegafcabgdedegfca2ebfadcggaedbfcagce6bd.AEYBEYUILIFSkB.AAAB',
  ],
  skyscrapers: [
    'bcadcbd1dacbad2c.4lY.HF5y',
    'bcadcbd1dacbad2c.QkA.HF5F',
    'adbecdceab3eabdbacdeebdca.b3yQ.JG5o',
    'adecfbbcdaefde6baccbafdeef2dcafacebd.UusE.KIYq',
  ],
  'magic-square': [
    '276951438.wA.EG2s',
    'g32d5ab8967c4fe1.VVU.EG3V',
    'wt41oluv23mnc9hkspabijqrdgAx58efyz67.1nmss0.MYaf',
  ],
  calcudoku: [
    'abcdcdabbadcd3ba.vbbc./+-x-+x.EDtF',
    'adecfbbcdaefdefbaccbafdeefbdcafacebd.p7fbZrHUer.+xxx+++x+.IG66',
    'c4bgae6bfdc5gafc1bgde4egfc1bebf1dcgg1edbf3agcefbd.WXV_9PRw_mWJ11.x+x+x+x++x+++.GFck',
  ],
};

/** With hints, among them such as run backwards, so that there are as many runs as cells, and such as are one run. */
export const HINTED_RECORDS: { readonly [V in NumberVariant]: readonly string[] } = {
  sudoku: [
    'a32d4bcac4a2badc.BC9Q.BAADEDCCBCD',
    'i2845fc17ad73ihb6e5c627a4ih7ebia3hdf81cg64ebi4fihbegcafgaecbihdbh56di173c9d18g65b.BDFg.BACAAEDHICBTSJPRMQLKQMKORJRSNILPLBABIAHRSMFBBGEDBF',
  ],
  futoshiki: ['bad3dbcaacbdcdab.ZUeo.FFaR.CBABGFBDFFECDED', 'bad3dbcaacbdcdab.ZUeo.FFaR.ONMLKJIHGFEDCBA'],
  skyscrapers: [
    'bcadcbd1dacbad2c.4lY.HF5y.EFFDEEDAFFCBAA',
    'adbecdceab3eabdbacdeebdca.b3yQ.JG5o.KIJBEDGGFEHGFCLKHCBAJIDD',
  ],
  'magic-square': ['276951438.wA.EG2s.ABABAAA', '276951438.wA.EG2s.GFEDCBA'],
  calcudoku: [
    'abcdcdabbadcd3ba.vbbc./+-x-+x.EDtF.FFEDEACCFFDBABA',
    'abcdcdabbadcd3ba.vbbc./+-x-+x.EDtF.AAAAAAAAAAAAAAA',
  ],
};

/** Two levels, the second the other way round, so that columns are made of records of one width and of several; a third with hints. */
export function sampleBank(variant: NumberVariant): Bank {
  const records = RECORDS[variant];
  const small = records.filter((record) => record.length === records[0].length);
  return {
    variant,
    levels: [
      { level: 'small', records: small },
      { level: 'mixed', records: [...records].reverse() },
      { level: 'hinted', records: HINTED_RECORDS[variant] },
    ],
  };
}
