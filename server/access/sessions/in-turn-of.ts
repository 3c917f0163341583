const turns = new Map<string, Promise<unknown>>();

/** Runs the calls of one name one after the other within this process, because they would collide. */
export async function inTurnOf<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(name) ?? Promise.resolve();
  // An error of the call before goes to its own caller.
  const mine = before.then(work, work);
  turns.set(name, mine);
  try {
    return await mine;
  } finally {
    if (turns.get(name) === mine) turns.delete(name);
  }
}
