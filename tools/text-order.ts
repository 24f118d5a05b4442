/** An order of texts that does not depend on the locale: by code units. */
export function byCodePoints(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
