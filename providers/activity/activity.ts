import type { DeviceFacts } from '../browser/device.ts';
import type { SessionState } from '../session/session-state.ts';

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
