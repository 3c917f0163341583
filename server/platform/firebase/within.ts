/** What was waited for may still come. */
export class TooLong extends Error {
  constructor(what: string) {
    super(`${what} took too long`);
    this.name = 'TooLong';
  }
}

/** Waits for `work` at most so many milliseconds. @throws TooLong */
export async function within<T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLong(what)), milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
