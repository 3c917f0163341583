/** What was asked for took longer than it may. It may still happen. */
export class TimeoutError extends Error {}

/** The result of `work`, or TimeoutError after `milliseconds`; the work itself goes on. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const refuse = (): void => reject(new TimeoutError(`Not done within ${milliseconds} ms`));
    timer = setTimeout(refuse, milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
