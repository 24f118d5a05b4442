/** A function that works each answer out once. */

/** The function, with what it returned before for the same argument. Arguments are compared as a Map does. */
export function remembered<Argument, Result>(work: (argument: Argument) => Result): (argument: Argument) => Result {
  const results = new Map<Argument, Result>();
  return (argument) => {
    let result = results.get(argument);
    if (result === undefined && !results.has(argument)) {
      result = work(argument);
      results.set(argument, result);
    }
    return result as Result;
  };
}
