// The eval-free entry ships no types of its own.
declare module 'msgpackr/unpack-no-eval' {
  /** Decodes one MessagePack value; maps become plain objects. Throws for bytes that are not exactly one value. */
  export function unpack(bytes: Uint8Array): unknown;
}
