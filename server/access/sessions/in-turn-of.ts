const turns = new Map<string, Promise<unknown>>();

/** Runs `work` after what was asked for before under the same name, in this process: they would only collide. */
export async function inTurnOf<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(name) ?? Promise.resolve();
  // Whoever came before hears of their own failure.
  const mine = before.then(work, work);
  turns.set(name, mine);
  try {
    return await mine;
  } finally {
    if (turns.get(name) === mine) turns.delete(name);
  }
}
