import { useEffect } from 'react';
import { TIMER_START_DELAY } from '#domain/basics/constants.ts';
import { browserFacts } from '#providers/activity/activity-recording.ts';
import { shareActivity } from '#providers/activity/activity-sharing.ts';
import type { ActivitySharing, ActivitySharingDeps } from '#providers/activity/activity-sharing.ts';
import { countOpenTabs } from '#providers/browser/open-tabs.ts';
import type { Runtime } from '#providers/runtime.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useRuntime } from '#providers/use-runtime.ts';

function portsOf(runtime: Runtime): ActivitySharingDeps {
  const { documents, session, lastActivity, serverClock, beforeForget } = runtime;
  const { locks } = navigator;
  return {
    documents,
    session,
    lastActivity,
    beforeForget,
    locks,
    facts: browserFacts,
    ahead: serverClock.ahead,
    renewToken: () => session.token(true),
    tabCount: () => countOpenTabs(locks),
    isVisible: () => document.visibilityState === 'visible',
    now: Date.now,
    log: (message, error) => console.warn(message, error),
  };
}

/** Reports every change of visibility, and the end of the page. */
function follow({ shown, going, stop }: ActivitySharing): () => void {
  document.addEventListener('visibilitychange', shown);
  addEventListener('pagehide', going);
  return () => {
    document.removeEventListener('visibilitychange', shown);
    removeEventListener('pagehide', going);
    stop();
  };
}

/** IN-08, IN-09: shares the activity with the server and other devices; not before a one-time password was changed. */
export function useActivitySharing(): void {
  const runtime = useRuntime();
  const { user, roles, since, mustChangePassword } = useSession();
  useEffect(() => {
    if (!user || mustChangePassword) return undefined;
    let end: (() => void) | null = null;
    // Starts after the sign-in's own record: one write is enough.
    const delay = setTimeout(() => {
      end = follow(shareActivity({ user, roles, since }, portsOf(runtime)));
    }, TIMER_START_DELAY);
    return () => {
      clearTimeout(delay);
      end?.();
    };
  }, [runtime, user, roles, since, mustChangePassword]);
}
