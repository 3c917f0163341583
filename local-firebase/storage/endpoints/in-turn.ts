const turns = new Map<string, Promise<void>>();

/** Runs steps of the same key one after the other: a repeated chunk waits for the one before. */
export async function inTurn(key: string, step: () => Promise<void>): Promise<void> {
  const before = turns.get(key) ?? Promise.resolve();
  const run = before.then(step, step);
  turns.set(key, run);
  try {
    await run;
  } finally {
    if (turns.get(key) === run) turns.delete(key);
  }
}
