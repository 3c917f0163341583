const LOCK = 'lens-portal-documents';

/** The tabs of this browser that have the documents open. */
export interface OpenTabs {
  /** Called when this tab has closed the documents. */
  leave: () => void;
  /** Runs `work` once no tab has the documents open, or after `timeout` milliseconds in any case. */
  whenAllLeft: (work: () => Promise<void>, timeout: number) => Promise<void>;
}

/**
 * Marks the documents as open in this tab from now on. If a tab deleted the cache while another one still has it open,
 * that one would create it again. Without Web Locks (an insecure origin) no tab waits.
 */
export function joinOpenTabs(locks: Pick<LockManager, 'request'> | undefined): OpenTabs {
  if (!locks) return { leave: () => undefined, whenAllLeft: (work) => work() };
  const end = new AbortController();
  const left = new Promise<void>((resolve) => {
    end.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  void locks.request(LOCK, { mode: 'shared' }, () => left);
  return {
    leave: () => end.abort(),
    whenAllLeft: (work, timeout) => runAlone(locks, work, timeout),
  };
}

async function runAlone(
  locks: Pick<LockManager, 'request'>,
  work: () => Promise<void>,
  timeout: number,
): Promise<void> {
  const signal = AbortSignal.timeout(timeout);
  let begun = false;
  try {
    await locks.request(LOCK, { signal }, () => {
      begun = true;
      return work();
    });
  } catch (error) {
    // A sleeping tab keeps its lock, so the wait has a limit.
    if (begun || !signal.aborted) throw error;
    await work();
  }
}

/** Returns how many tabs of this browser have the documents open, as every signed-in tab does; not crashed ones. */
export async function countOpenTabs(
  locks: Pick<LockManager, 'query'> | undefined,
): Promise<number> {
  const { held = [] } = (await locks?.query()) ?? {};
  return Math.max(1, held.filter(({ name }) => name === LOCK).length);
}
