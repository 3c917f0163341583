/** How often it is asked whether an address is verified: soon while one waits, later when it takes long. Milliseconds. */
export const LOOK_SOON = 4_000;
export const LOOK_LATER = 20_000;
export const TIMEOUT = 5 * 60_000;

export interface EmailWatchDeps {
  /** Asks once; answers true when there is nothing left to wait for. */
  check: () => Promise<boolean>;
  /** Whether the last question got an answer. */
  onReachable: (reachable: boolean) => void;
  /** Calls when another tab verified the address; answers how to stop. */
  onOtherTab: (listener: () => void) => () => void;
}

/** Asks again and again while the page is visible, and at once when it becomes so. Answers how to stop. */
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
      // Told on the page; whoever is gone is signed out by the session.
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
