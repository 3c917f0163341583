import { TimeoutError, within } from '../async/within.ts';
import { leadOneTab } from '../browser/tab-leader.ts';
import type { Documents } from '../firebase/documents.ts';
import { keepListening } from '../firebase/keep-listening.ts';
import type { Listen } from '../firebase/keep-listening.ts';
import type { Cleaner } from '../session/session-cleaners.ts';
import type { SessionState, SignedOutBecause } from '../session/session-state.ts';
import { ACTIVITY, seenRecord } from './activity-record.ts';
import { createActivityRecording } from './activity-recording.ts';
import type { RecordingDeps } from './activity-recording.ts';
import { createActivityWriter } from './activity-writer.ts';
import type { ActivityWriter } from './activity-writer.ts';
import type { LastActivity } from './last-activity.ts';

/** How long a sign-out waits for the last record, in milliseconds. */
const MAX_WAIT = 2_000;

export interface ActivitySharingDeps extends RecordingDeps, LeadingDeps {
  documents: () => Promise<Pick<Documents, 'write' | 'listen'>>;
  lastActivity: LastActivity;
  /** Adds a function that runs at sign-out while Firestore still accepts writes. Returns a function that removes it. */
  beforeForget: (clean: Cleaner) => () => void;
}

export interface ActivitySharing {
  /** Called when the tab is shown or hidden: a hidden tab writes only what was pending when it was hidden. */
  shown: () => void;
  /** Called when the page may be about to close. */
  going: () => void;
  stop: () => void;
}

/**
 * Reasons without a last record: another tab signed out, or the server refuses writes from the session. After a timeout
 * the pending activity is an hour old, and the user's other devices have recorded later activity.
 */
const UNREPORTED: ReadonlySet<SignedOutBecause | null> = new Set([
  'other-tab',
  'expired',
  'ended',
  'idle',
]);

/** IN-08, IN-09: writes this browser's activity to the user's record and reads other devices' activity from it. */
export function shareActivity(
  state: Pick<SessionState, 'user' | 'roles' | 'since'>,
  deps: ActivitySharingDeps,
): ActivitySharing {
  const { lastActivity, now, log } = deps;
  const stopped = new AbortController();
  const recording = createActivityRecording(state, deps);
  const writer = createActivityWriter({ lastActivity, now, log, write: recording.write });
  const leading = createActivityLeading(writer, deps);
  const onRecord = (record: unknown): void => {
    const seen = seenRecord(record, deps.facts().deviceId, deps.ahead());
    recording.goOn(seen.session);
    writer.see(seen);
    if (seen.writtenHereAt === null) lastActivity.move(Math.min(seen.lastActivity, now()));
  };
  const shown = (): void => {
    leading.end();
    if (!stopped.signal.aborted) leading.look();
  };
  const forgetLeave = deps.beforeForget(async () => {
    forgetLeave();
    await sayLast(deps.session.get().because, writer, leading);
  });
  const open = () => recordOf(state.user?.uid ?? '', onRecord, deps.documents);
  void keepListening(open, (error) => log('Following the activity', error), stopped.signal);
  shown();
  return {
    shown,
    going: () => writer.sync('idle'),
    stop: () => {
      stopped.abort();
      // During a sign-out the function added above is still to run, and writes the last record.
      if (deps.session.get().status === 'leaving') return leading.abort();
      leading.end();
      forgetLeave();
    },
  };
}

/** Returns a function that listens to the user's record. */
async function recordOf(
  uid: string,
  onRecord: (record: unknown) => void,
  open: ActivitySharingDeps['documents'],
): Promise<Listen> {
  const documents = await open();
  return (heard, ended) => {
    const onData = (record: unknown): void => {
      heard();
      onRecord(record);
    };
    return documents.listen(ACTIVITY, uid, onData, ended);
  };
}

/** Writes the last record at sign-out: the pending activity, or that the user has left. */
async function sayLast(
  because: SignedOutBecause | null,
  writer: ActivityWriter,
  leading: ActivityLeading,
): Promise<void> {
  const reports = because === 'user' || (leading.leads() && writer.isPending());
  if (!reports || UNREPORTED.has(because)) return;
  const written = within(MAX_WAIT, writer.leave());
  await written.catch((error: unknown) => {
    if (!(error instanceof TimeoutError)) throw error;
  });
}

interface LeadingDeps {
  locks: Pick<LockManager, 'request'> | undefined;
  /** Whether this tab is visible. */
  isVisible: () => boolean;
  log: (message: string, error: unknown) => void;
}

/** Lets one of the visible tabs write the activity record. */
interface ActivityLeading {
  /** If this tab is visible, makes it the leader or waits until it can lead. */
  look: () => void;
  /** Whether this tab leads, or led when it was last visible. */
  leads: () => boolean;
  /** Writes pending activity and lets another tab lead. */
  end: () => void;
  /** Lets another tab lead without writing. */
  abort: () => void;
}

const LOCK = 'lens-portal-activity';

function createActivityLeading(
  writer: Pick<ActivityWriter, 'lead' | 'sync'>,
  { locks, isVisible, log }: LeadingDeps,
): ActivityLeading {
  let leading: AbortController | null = null;
  let leads = false;

  const lead = (signal: AbortSignal): Promise<void> => {
    leads = true;
    const stopWriting = writer.lead();
    return new Promise((resolve) => {
      const end = (): void => {
        stopWriting();
        resolve();
      };
      if (signal.aborted) end();
      else signal.addEventListener('abort', end);
    });
  };
  return {
    leads: () => leads,
    look: () => {
      leads = false;
      if (!isVisible()) return;
      leading = new AbortController();
      leadOneTab(LOCK, lead, leading.signal, locks).catch((error) => log('Leading', error));
    },
    end: () => {
      writer.sync('active');
      leading?.abort();
      leading = null;
    },
    abort: () => leading?.abort(),
  };
}
