/**
 * Runs `work` while no other tab of this browser runs work of that name. Without Web Locks (an insecure origin) no tab
 * waits.
 */
export async function oneTabAtATime<T>(
  locks: Pick<LockManager, 'request'> | undefined,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  return locks ? locks.request(name, work) : work();
}
