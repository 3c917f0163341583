interface Lazy<T> {
  /** Creates the value on the first call; after a failure, the next call tries again. */
  get: () => Promise<T>;
  /** Returns the value, if there is one, and clears it: the next `get` creates a new one. */
  forget: () => Promise<T | null>;
}

/** Creates a value on demand, because it is expensive or its code is a separate chunk. */
export function lazily<T>(make: () => Promise<T>): Lazy<T> {
  let made: Promise<T> | null = null;
  const attempt = (): Promise<T> => {
    const mine = make().catch((error: unknown) => {
      if (made === mine) made = null;
      throw error;
    });
    return mine;
  };
  return {
    get: () => (made ??= attempt()),
    forget: async () => {
      const former = made;
      made = null;
      // A failed creation leaves nothing to clear; its caller received the error.
      return former ? former.catch(() => null) : null;
    },
  };
}
