export type Cleaner = () => void | Promise<void>;

export interface Cleaners {
  /** Answers how to take it back. */
  add: (clean: Cleaner) => () => void;
  /** Runs them all, in the order in which they came; one that fails keeps none of the others from running. */
  run: () => Promise<void>;
}

/** What is to be forgotten at sign-out: caches, stores, listeners. */
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
