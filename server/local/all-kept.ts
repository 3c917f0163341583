/**
 * Waits until all works have ended, and fails only then, with the first error of the list: what one of them builds is
 * finished and kept, whatever happens to the others.
 */
export async function allKept<A, B>(works: [Promise<A>, Promise<B>]): Promise<[A, B]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}
