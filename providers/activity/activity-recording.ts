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
  /** How far this clock is ahead of the server's, milliseconds. The record has the server's time. */
  ahead: () => number;
  /** Asks for a new token, which tells the server's time. */
  renewToken: () => Promise<unknown>;
  now: () => number;
}

/** The record of one session of the user, as this browser writes it. */
export interface ActivityRecording {
  write: ActivityWriterDeps['write'];
  /** The session that the record names goes on. */
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
  /** Whoever it was about may have signed out, and somebody else in. */
  const isSignedIn = (): boolean => {
    const { status, user } = deps.session.get();
    return status === 'signedIn' && user?.uid === (state.user?.uid ?? '');
  };
  /** A page that goes has no time to ask how many tabs there are. */
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
      // The server takes nothing from a session that has ended; the last word is said while it ends.
      if (status !== 'inactive' && !isSignedIn()) return;
      const facts = { ...deps.facts(), sessionId: session.id };
      const rest = { startTime: session.startTime, tabCount: await tabsAfter(status) };
      const documents = await deps.documents();
      const ahead = deps.ahead();
      const moment = { now: now - ahead, lastActivity: lastActivity - ahead, status };
      const record = activityRecord(state, facts, { ...moment, ...rest });
      await syncActivity(documents, state.user?.uid ?? '', record).catch(async (error: unknown) => {
        // This clock may be wrong: the next one is told by the server's.
        if (isRefused(error)) await deps.renewToken();
        throw error;
      });
    },
  };
}
