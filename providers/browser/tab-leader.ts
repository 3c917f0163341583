/**
 * Runs `lead` in one tab of this browser at a time, and in the next one when that tab closes. `lock` is the name of the
 * task. Without Web Locks (an insecure origin) every tab runs it. Resolves when `signal` is aborted.
 */
export async function leadOneTab(
  lock: string,
  lead: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
  locks: Pick<LockManager, 'request'> | undefined,
): Promise<void> {
  if (!locks) return lead(signal);
  try {
    await locks.request(lock, { signal }, () => lead(signal));
  } catch (error) {
    // Aborted while waiting for the lock: nothing had begun.
    if (!signal.aborted) throw error;
  }
}
