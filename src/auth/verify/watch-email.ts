/** How often to check whether an address is verified: often at first, less often later. Milliseconds. */
export const LOOK_SOON = 4_000;
export const LOOK_LATER = 20_000;
export const TIMEOUT = 5 * 60_000;

export interface EmailWatchDeps {
  /** Checks once; returns true when there is nothing left to wait for. */
  check: () => Promise<boolean>;
  /** Called with whether the last check got a response. */
  onReachable: (reachable: boolean) => void;
  /** Calls the listener when another tab verifies the address; returns a function that stops it. */
  onOtherTab: (listener: () => void) => () => void;
}

/** Checks repeatedly while the page is visible, and at once when it becomes so. Returns a function that stops it. */
export function watchEmail({ check, onReachable, onOtherTab }: EmailWatchDeps): () => void {
  const since = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let over = false;
  const ask = async (): Promise<void> => {
    asking = true;
    try {
      over = (await check()) || over;
      onReachable(true);
    } catch {
      // Shown on the page; the session signs out a user who no longer exists.
      onReachable(false);
    }
    asking = false;
  };
  const look = async (): Promise<void> => {
    if (asking || over || document.hidden) return;
    clearTimeout(timer);
    await ask();
    const pause = Date.now() - since > TIMEOUT ? LOOK_LATER : LOOK_SOON;
    if (!over) timer = setTimeout(() => void look(), pause);
  };
  const lookNow = (): void => void look();
  document.addEventListener('visibilitychange', lookNow);
  addEventListener('focus', lookNow);
  addEventListener('online', lookNow);
  const leaveTabs = onOtherTab(lookNow);
  timer = setTimeout(lookNow, LOOK_SOON);
  return () => {
    over = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', lookNow);
    removeEventListener('focus', lookNow);
    removeEventListener('online', lookNow);
    leaveTabs();
  };
}
