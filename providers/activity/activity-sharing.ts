import { activityRecord } from './activity.ts';
import type { ActivityFacts, ActivityMoment } from './activity.ts';
import { ACTIVITY } from './activity-collection.ts';
import { seenRecord } from './activity-record-seen.ts';
import { createActivityWriter } from './activity-writer.ts';
import { syncActivity } from './auth-service.ts';
import type { Documents } from '../firebase/documents.ts';
import { keepListening } from '../firebase/keep-listening.ts';
import type { Listen } from '../firebase/keep-listening.ts';
import type { LastActivity } from './last-activity.ts';
import type { SessionState, SignedOutBecause } from '../session/session-state.ts';
import type { Session } from '../session/session-contract.ts';
import type { Cleaner } from '../session/session-cleaners.ts';
import { leadOneTab } from '../browser/tab-leader.ts';
import { TookTooLong, within } from '../async/within.ts';

const LOCK = 'lens-portal-activity';
/** How long a sign-out waits for the last record, in milliseconds. */
const MOST_WAIT = 2_000;

export interface ActivitySharingPorts {
  documents: () => Promise<Pick<Documents, 'write' | 'listen'>>;
  session: Pick<Session, 'get'>;
  lastActivity: LastActivity;
  facts: () => Omit<ActivityFacts, 'sessionId'>;
  tabCount: () => Promise<number>;
  locks: Pick<LockManager, 'request'> | undefined;
  /** What is to be done at sign-out while Firestore still takes it. Answers how to take it back. */
  beforeForget: (clean: Cleaner) => () => void;
  /** How far this clock is ahead of the server's, milliseconds. The record has the server's time. */
  ahead: () => number;
  /** Asks for a new token, which tells the server's time. */
  renewToken: () => Promise<unknown>;
  /** Whether anybody can see this tab. */
  isVisible: () => boolean;
  now: () => number;
  log: (message: string, error: unknown) => void;
}

export interface ActivitySharing {
  /** The tab was shown or hidden: hidden ones do not write, but for what is pending when they are hidden. */
  shown: () => void;
  /** The page may be gone in a moment. */
  going: () => void;
  stop: () => void;
}

/**
 * These sign-outs were another tab's, or are of a session that the server takes nothing from any more. What is pending
 * when the time is up is an hour old: it would tell the user's other devices less than they have told.
 */
const UNTOLD: ReadonlySet<SignedOutBecause | null> = new Set([
  'other-tab',
  'expired',
  'ended',
  'idle',
]);

const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'permission-denied';

/** IN-08, IN-09: tells the user's record of what is done here, and hears from it what is done on other devices. */
export function shareActivity(
  state: Pick<SessionState, 'user' | 'roles' | 'since'>,
  ports: ActivitySharingPorts,
): ActivitySharing {
  const { lastActivity, now, log } = ports;
  const uid = state.user?.uid ?? '';
  const stopped = new AbortController();
  let session = {
    id: crypto.randomUUID() as string,
    startTime: (state.since ?? now()) - ports.ahead(),
  };
  /** Whoever it was about may have signed out, and somebody else in. */
  const isSignedIn = (): boolean => {
    const { status, user } = ports.session.get();
    return status === 'signedIn' && user?.uid === uid;
  };
  let leading: AbortController | null = null;
  let leads = false;
  let tabs = 1;

  const writer = createActivityWriter({
    lastActivity,
    now,
    log,
    write: async ({ status, ...times }) => {
      // The server takes nothing from a session that has ended; the last word is said while it ends.
      if (status !== 'inactive' && !isSignedIn()) return;
      const facts = { ...ports.facts(), sessionId: session.id };
      const rest = { startTime: session.startTime, tabCount: await tabsAfter(status) };
      const documents = await ports.documents();
      const ahead = ports.ahead();
      const moment = { now: times.now - ahead, lastActivity: times.lastActivity - ahead, status };
      const record = activityRecord(state, facts, { ...moment, ...rest });
      await syncActivity(documents, uid, record).catch(async (error: unknown) => {
        // This clock may be wrong: the next one is told by the server's.
        if (isRefused(error)) await ports.renewToken();
        throw error;
      });
    },
  });
  /** A page that goes has no time to ask how many tabs there are. */
  const tabsAfter = async (status: ActivityMoment['status']): Promise<number> => {
    if (status === 'inactive') return 0;
    if (status === 'active') tabs = await ports.tabCount();
    return status === 'idle' ? tabs - 1 : tabs;
  };
  const onRecord = (record: unknown): void => {
    const seen = seenRecord(record, ports.facts().deviceId, ports.ahead());
    if (seen.session) ({ session } = seen);
    writer.see(seen);
    if (seen.writtenHereAt === null) lastActivity.move(Math.min(seen.lastActivity, now()));
  };
  const notHeard = (error: unknown) => log('Following the activity', error);
  const open = async (): Promise<Listen> => {
    const documents = await ports.documents();
    return (heard, ended) => {
      const onData = (record: unknown): void => {
        heard();
        onRecord(record);
      };
      return documents.listen(ACTIVITY, uid, onData, ended);
    };
  };
  const lead = (signal: AbortSignal): Promise<void> => {
    leads = true;
    const stopWriting = writer.lead();
    return new Promise((resolve) => {
      const end = (): void => {
        stopWriting();
        resolve();
      };
      if (signal.aborted) end();
      else signal.addEventListener('abort', end, { once: true });
    });
  };
  const endLeading = (): void => {
    writer.sync('active');
    leading?.abort();
    leading = null;
  };
  const shown = (): void => {
    endLeading();
    if (stopped.signal.aborted) return;
    leads = false;
    if (!ports.isVisible()) return;
    leading = new AbortController();
    leadOneTab(LOCK, lead, leading.signal, ports.locks).catch((error) => log('Leading', error));
  };
  const forgetLeave = ports.beforeForget(async () => {
    forgetLeave();
    const { because } = ports.session.get();
    const tells = because === 'user' || (leads && writer.isPending());
    if (!tells || UNTOLD.has(because)) return;
    const written = within(MOST_WAIT, writer.leave());
    await written.catch((error: unknown) => {
      if (!(error instanceof TookTooLong)) throw error;
    });
  });
  void keepListening(open, notHeard, stopped.signal);
  shown();
  return {
    shown,
    going: () => writer.sync('idle'),
    stop: () => {
      stopped.abort();
      // While it signs out, what is to be done then is still to be done, and tells of it.
      if (ports.session.get().status === 'leaving') return leading?.abort();
      endLeading();
      forgetLeave();
    },
  };
}
