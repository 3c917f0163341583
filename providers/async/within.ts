/** The work took longer than its time limit. It may still finish. */
export class TimeoutError extends Error {}

/** Returns the result of `work`, or throws TimeoutError after `milliseconds`; the work itself continues. */
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
