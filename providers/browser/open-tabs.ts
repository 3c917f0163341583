const LOCK = 'lens-portal-documents';

/** The tabs of this browser that have the documents open. */
export interface OpenTabs {
  /** This tab has closed them. */
  leave: () => void;
  /** Runs `work` when no tab has them open any more, or after `timeout` milliseconds all the same. */
  whenAllLeft: (work: () => Promise<void>, timeout: number) => Promise<void>;
}

/**
 * Says that this tab has the documents open, from now on. A tab that deletes what the browser kept while another
 * one still has it open would see it made anew by that one. Without Web Locks (an insecure origin) nobody waits.
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
    // A tab that sleeps holds on to its share: one does not wait for it for ever.
    if (begun || !signal.aborted) throw error;
    await work();
  }
}

/** How many tabs of this browser have the documents open, as every tab with a session has; a crashed one is none. */
export async function countOpenTabs(
  locks: Pick<LockManager, 'query'> | undefined,
): Promise<number> {
  const { held = [] } = (await locks?.query()) ?? {};
  return Math.max(1, held.filter(({ name }) => name === LOCK).length);
}
