/** Makes works wait for each other: each begins when the one before has ended, however it ended. */
export function inTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const answer = last.then(work, work);
    last = answer;
    return answer;
  };
}
