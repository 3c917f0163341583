/** The work took too long. Its result may still arrive. */
export class TimeoutError extends Error {
  constructor(what: string) {
    super(`${what} took too long`);
    this.name = 'TimeoutError';
  }
}

/** Waits for `work` for at most this many milliseconds. @throws TimeoutError */
export async function within<T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(what)), milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
