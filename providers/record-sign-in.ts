import { resetActivity } from './activity.ts';
import { deviceFacts } from './device.ts';
import type { Documents } from './documents.ts';
import { deviceId } from './local-storage.ts';
import type { SessionState } from './session-state.ts';

/** `4g` and the like where the browser tells, else `unknown`. */
function connectionType(): string {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const type: unknown =
    typeof connection === 'object' && connection !== null
      ? Reflect.get(connection, 'effectiveType')
      : null;
  return typeof type === 'string' ? type : 'unknown';
}

/** LG-01: writes this browser's activity record anew. */
export async function recordSignIn(documents: Documents, state: SessionState): Promise<void> {
  const facts = {
    ...deviceFacts(navigator, screen, devicePixelRatio),
    deviceId: deviceId(),
    sessionId: crypto.randomUUID(),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    connectionType: connectionType(),
    currentRoute: location.pathname,
  };
  await resetActivity(documents, state, facts, new Date());
}
