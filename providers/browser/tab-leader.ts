/**
 * Runs `lead` in one tab of this browser at a time, and in the next one when that tab goes. `lock` names what is led.
 * Without Web Locks (an insecure origin) every tab leads for itself. Resolves when `signal` is aborted.
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
