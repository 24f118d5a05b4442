/** Bits into bytes, the lowest first. */
export class BitWriter {
  private readonly bytes: number[] = [];
  private held = 0;
  private count = 0;

  /** Writes the lowest `bits` of a value, 16 at most. */
  write(value: number, bits: number): void {
    this.held |= value << this.count;
    this.count += bits;
    for (; this.count >= 8; this.count -= 8, this.held >>>= 8) this.bytes.push(this.held & 0xff);
  }

  /** All bytes, the last filled up with zeros. */
  finish(): Uint8Array {
    return Uint8Array.from(this.count > 0 ? [...this.bytes, this.held] : this.bytes);
  }
}
