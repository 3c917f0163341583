export interface Lazy<T> {
  /** Made when first asked for; what could not be made is made anew the next time. */
  get: () => Promise<T>;
  /** Answers what was made, if anything was, and makes it anew when asked again. */
  forget: () => Promise<T | null>;
}

/** Something that is costly to make, or whose code is a chunk of its own. */
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
      // One that could not be made leaves nothing to forget; whoever asked for it was told.
      return former ? former.catch(() => null) : null;
    },
  };
}
