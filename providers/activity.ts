import type { DeviceFacts } from './device.ts';
import type { Documents } from './documents.ts';
import type { SessionState } from './session-state.ts';

export interface ActivityFacts extends DeviceFacts {
  deviceId: string;
  sessionId: string;
  timezone: string;
  connectionType: string;
  currentRoute: string;
}

/** EN-03: the record of a session that begins at `now`. Times are milliseconds since 1970, as the rules demand. */
export function newActivity(
  state: SessionState,
  facts: ActivityFacts,
  now: Date,
): Record<string, unknown> {
  const moment = now.getTime();
  const { deviceId, sessionId, browser, screen, device } = facts;
  return {
    lastActivity: moment,
    deviceId,
    sessionId,
    status: 'active',
    lastSync: moment,
    userId: state.user?.uid ?? '',
    userEmail: state.user?.email ?? '',
    userRole: state.roles.includes('ADMIN') ? 'admin' : 'customer',
    browser,
    screen,
    device,
    session: {
      startTime: moment,
      timezone: facts.timezone,
      connectionType: facts.connectionType,
      currentRoute: facts.currentRoute,
      tabCount: 1,
    },
  };
}

/** LG-01: signing in starts the user's activity anew. */
export async function resetActivity(
  documents: Documents,
  state: SessionState,
  facts: ActivityFacts,
  now: Date,
): Promise<void> {
  if (!state.user) return;
  await documents.write('userActivity', state.user.uid, newActivity(state, facts, now));
}
