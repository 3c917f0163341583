import { ACTIVITY_ROUTE_MOST } from '#domain/basics/constants.ts';
import { deviceFacts } from '../browser/device.ts';
import type { DeviceFacts } from '../browser/device.ts';
import { deviceId } from '../browser/local-storage.ts';
import type { Documents } from '../firebase/documents.ts';
import type { Session } from '../session/session-contract.ts';
import type { SessionState } from '../session/session-state.ts';
import type { SeenRecord } from './activity-record.ts';
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
interface ActivityRecording {
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

/** LG-01: writes a new activity record for this browser; `now` is by the server's clock, milliseconds since 1970. */
export async function recordSignIn(
  documents: Pick<Documents, 'write'>,
  state: SessionState,
  now: number,
): Promise<void> {
  if (!state.user) return;
  const facts = { ...browserFacts(), sessionId: crypto.randomUUID() };
  await syncActivity(documents, state.user.uid, newActivity(state, facts, new Date(now)));
}

/** The user of the record. */
export type ActivityUser = Pick<SessionState, 'user' | 'roles'>;

export interface ActivityFacts extends DeviceFacts {
  deviceId: string;
  sessionId: string;
  timezone: string;
  connectionType: string;
  currentRoute: string;
}

/** The other fields of a record. Times are milliseconds since 1970. */
export interface ActivityMoment {
  now: number;
  lastActivity: number;
  /** When the session began. */
  startTime: number;
  /** `idle`: the last tab was closed without signing out; `inactive`: signed out. */
  status: 'active' | 'idle' | 'inactive';
  tabCount: number;
}

/** EN-03: returns exactly the keys that the rules require, with times in whole milliseconds. */
export function activityRecord(
  state: ActivityUser,
  facts: ActivityFacts,
  moment: ActivityMoment,
): Record<string, unknown> {
  const { deviceId, sessionId, browser, screen, device } = facts;
  const { timezone, connectionType, currentRoute } = facts;
  const { startTime, tabCount } = moment;
  return {
    lastActivity: moment.lastActivity,
    deviceId,
    sessionId,
    status: moment.status,
    lastSync: moment.now,
    userId: state.user?.uid ?? '',
    userEmail: state.user?.email ?? '',
    userRole: state.roles.includes('ADMIN') ? 'admin' : 'customer',
    browser,
    screen,
    device,
    session: { startTime, timezone, connectionType, currentRoute, tabCount },
  };
}

/** EN-03: returns the record of a session that begins at `now`. */
export function newActivity(
  state: ActivityUser,
  facts: ActivityFacts,
  now: Date,
): Record<string, unknown> {
  const moment = now.getTime();
  const started = { now: moment, lastActivity: moment, startTime: moment };
  return activityRecord(state, facts, { ...started, status: 'active', tabCount: 1 });
}

/** Returns the effective connection type, such as `4g`, or `unknown` when the browser does not report it. */
function connectionType(): string {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const type: unknown =
    typeof connection === 'object' && connection !== null
      ? Reflect.get(connection, 'effectiveType')
      : null;
  return typeof type === 'string' ? type : 'unknown';
}

/** EN-03: returns the facts of this browser. Only the path of the address: a query may contain a patient's name. */
export function browserFacts(): Omit<ActivityFacts, 'sessionId'> {
  return {
    ...deviceFacts(navigator, screen, devicePixelRatio),
    deviceId: deviceId(),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    connectionType: connectionType(),
    currentRoute: location.pathname.slice(0, ACTIVITY_ROUTE_MOST),
  };
}
