/** One object an order, made when first asked for: a maker works at few orders and asks many questions at each. */
export function byOrder<T extends object>(make: (order: number) => T): (order: number) => T {
  const made: T[] = [];
  return (order) => {
    made[order] ??= make(order);
    return made[order];
  };
}
