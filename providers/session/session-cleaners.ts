export type Cleaner = () => void | Promise<void>;

export interface Cleaners {
  /** Returns a function that removes it. */
  add: (clean: Cleaner) => () => void;
  /** Runs all cleaners in the order in which they were added; when one fails, the others still run. */
  run: () => Promise<void>;
}

/** The functions that run at sign-out to clear caches, stores and listeners. */
export function createCleaners(log: (message: string, error: unknown) => void): Cleaners {
  const cleaners = new Set<Cleaner>();
  return {
    add: (clean) => {
      cleaners.add(clean);
      return () => void cleaners.delete(clean);
    },
    run: async () => {
      for (const clean of cleaners) {
        try {
          await clean();
        } catch (error) {
          log('Signing out', error);
        }
      }
    },
  };
}
