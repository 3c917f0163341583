/** Returns a queue: each task starts when the one before has ended, whether it succeeded or failed. */
export function inTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const answer = last.then(work, work);
    last = answer;
    return answer;
  };
}
