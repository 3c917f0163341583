import type { Documents } from '../firebase/documents.ts';
import type { Session } from '../session/session-contract.ts';
import type { SessionState } from '../session/session-state.ts';
import { activityRecord } from './activity.ts';
import type { ActivityFacts, ActivityMoment } from './activity.ts';
import type { SeenRecord } from './activity-record-seen.ts';
import type { ActivityWriterDeps } from './activity-writer.ts';
import { syncActivity } from './auth-service.ts';

export interface RecordingDeps {
  documents: () => Promise<Pick<Documents, 'write'>>;
  session: Pick<Session, 'get'>;
  facts: () => Omit<ActivityFacts, 'sessionId'>;
  tabCount: () => Promise<number>;
  /** How far this clock is ahead of the server's, milliseconds. The record uses the server's time. */
  ahead: () => number;
  /** Requests a new token, which contains the server's time. */
  renewToken: () => Promise<unknown>;
  now: () => number;
}

/** Writes the activity record of one session of the user. */
export interface ActivityRecording {
  write: ActivityWriterDeps['write'];
  /** Continues the session that the record names. */
  goOn: (session: SeenRecord['session']) => void;
}

const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'permission-denied';

export function createActivityRecording(
  state: Pick<SessionState, 'user' | 'roles' | 'since'>,
  deps: RecordingDeps,
): ActivityRecording {
  let session = {
    id: crypto.randomUUID() as string,
    startTime: (state.since ?? deps.now()) - deps.ahead(),
  };
  let tabs = 1;
  /** Returns false when the user has signed out, even if another user has signed in since. */
  const isSignedIn = (): boolean => {
    const { status, user } = deps.session.get();
    return status === 'signedIn' && user?.uid === (state.user?.uid ?? '');
  };
  /** A page that is closing has no time to count the tabs. */
  const tabsAfter = async (status: ActivityMoment['status']): Promise<number> => {
    if (status === 'inactive') return 0;
    if (status === 'active') tabs = await deps.tabCount();
    return status === 'idle' ? tabs - 1 : tabs;
  };
  return {
    goOn: (seen) => {
      if (seen) session = seen;
    },
    write: async ({ status, now, lastActivity }) => {
      // The server refuses writes from an ended session; the last record is written while it ends.
      if (status !== 'inactive' && !isSignedIn()) return;
      const facts = { ...deps.facts(), sessionId: session.id };
      const rest = { startTime: session.startTime, tabCount: await tabsAfter(status) };
      const documents = await deps.documents();
      const ahead = deps.ahead();
      const moment = { now: now - ahead, lastActivity: lastActivity - ahead, status };
      const record = activityRecord(state, facts, { ...moment, ...rest });
      await syncActivity(documents, state.user?.uid ?? '', record).catch(async (error: unknown) => {
        // This clock may be wrong: the next record uses the server's clock.
        if (isRefused(error)) await deps.renewToken();
        throw error;
      });
    },
  };
}
