/** A few records of each variant, small and large: what the vectors, the damage tests and FORMAT.md's examples are made of. */
import type { Bank } from '../../format/bank.js';
import type { VariantName } from '../../format/documents.js';

export const RECORDS: { readonly [V in VariantName]: readonly string[] } = {
  sudoku: [
    'a32d4bcac4a2badc',
    'cadbb4c1dba3a3b4',
    'c4af52eb6acd2ecdf16ad5bcafbc4ed3ebaf',
    'i2845fc17ad73ihb6e5c627a4ih7ebia3hdf81cg64ebi4fihbegcafgaecbihdbh56di173c9d18g65b',
    'ib8d5fc1gad73ihb6e5c62ga4ih7ebia3hdf81cg6debi4fihbegcafgaecbihdbhe6di173c9d18g65b',
  ],
  futoshiki: [
    'bad3dbcaacbdcdab.ZUeo',
    'bad3dbcaacbdcdab.AEYo',
    'dcba5adecbeacbdbeadccbdea.ZB8GAtE',
    'cdbgaefbfdcegafcabgdedegfca2ebfadcggaedbfcagce6bd.AEYBEYUILIFSkB',
  ],
  skyscrapers: [
    'bcadcbd1dacbad2c.4lY',
    'bcadcbd1dacbad2c.QkA',
    'adbecdceab3eabdbacdeebdca.b3yQ',
    'adecfbbcdaefde6baccbafdeef2dcafacebd.UusE',
  ],
  'magic-square': ['276951438.wA', 'g32d5ab8967c4fe1.VVU', 'wt41oluv23mnc9hkspabijqrdgAx58efyz67.1nmss0'],
  calcudoku: [
    'abcdcdabbadcd3ba.vbbc./+-x-+x',
    'adecfbbcdaefdefbaccbafdeefbdcafacebd.p7fbZrHUer.+xxx+++x+',
    'c4bgae6bfdc5gafc1bgde4egfc1bebf1dcgg1edbf3agcefbd.WXV_9PRw_mWJ11.x+x+x+x++x+++',
  ],
};

/** Two levels, the second the other way round, so that columns are made of records of one width and of several. */
export function sampleBank(variant: VariantName): Bank {
  const records = RECORDS[variant];
  const small = records.filter((record) => record.length === records[0].length);
  return {
    variant,
    levels: [
      { level: 'small', records: small },
      { level: 'mixed', records: [...records].reverse() },
    ],
  };
}
