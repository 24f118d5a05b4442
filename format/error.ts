/**
 * The one error that untrusted input (an asset, a record) raises. `fault` is stable: apps may switch on it.
 *
 * - `magic`, `version`, `header`, `length`, `checksum`, `inflate`: the container
 * - `content`: the container is whole, what it holds is no bank
 * - `record`: a puzzle's record breaks its grammar
 * - `address`: the bank holds no such puzzle
 * - `lexicon`: the lexicon of the bank's language is needed, or lacks what a record names
 */
export const BANK_FAULTS = [
  'magic',
  'version',
  'header',
  'length',
  'checksum',
  'inflate',
  'content',
  'record',
  'address',
  'lexicon',
] as const;
export type BankFault = (typeof BANK_FAULTS)[number];

/** Raised for damaged or foreign bytes and for records that break their grammar. */
export class BankError extends Error {
  readonly fault: BankFault;
  /** Where the fault was seen: a byte of the asset, for `content` of what it inflates to, or a character of the record; 0 where no place applies. */
  readonly offset: number;

  constructor(fault: BankFault, message: string, offset = 0) {
    super(message);
    this.name = 'BankError';
    this.fault = fault;
    this.offset = offset;
  }
}
