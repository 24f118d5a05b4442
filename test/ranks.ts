/** Ranks of values from 0, equal ones sharing their mean rank. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

/** Spearman's rank correlation: Pearson's of the ranks, since there are ties. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranksOf(a), ranksOf(b)];
  const mean = (a.length - 1) / 2;
  const sum = (p: readonly number[], q: readonly number[]) =>
    p.reduce((all, rank, i) => all + (rank - mean) * (q[i] - mean), 0);
  return sum(x, y) / Math.sqrt(sum(x, x) * sum(y, y));
}
