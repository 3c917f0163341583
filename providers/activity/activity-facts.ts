import { ACTIVITY_ROUTE_MOST } from '#domain/constants.ts';
import type { ActivityFacts } from './activity.ts';
import { deviceFacts } from '../browser/device.ts';
import { deviceId } from '../browser/local-storage.ts';

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
