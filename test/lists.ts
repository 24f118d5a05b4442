/** A copy of the list with another value at one place. */
export function withValue<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((old, i) => (i === at ? value : old));
}

/** A copy of the list without one place. */
export function without<T>(list: readonly T[], at: number): T[] {
  return list.filter((_, i) => i !== at);
}
