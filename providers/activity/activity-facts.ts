import { ACTIVITY_ROUTE_MOST } from '#domain/constants.ts';
import type { ActivityFacts } from './activity.ts';
import { deviceFacts } from '../browser/device.ts';
import { deviceId } from '../browser/local-storage.ts';

/** `4g` and the like where the browser tells, else `unknown`. */
function connectionType(): string {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const type: unknown =
    typeof connection === 'object' && connection !== null
      ? Reflect.get(connection, 'effectiveType')
      : null;
  return typeof type === 'string' ? type : 'unknown';
}

/** EN-03: what this browser tells of itself now. A query may name a patient: of the address, the path is enough. */
export function browserFacts(): Omit<ActivityFacts, 'sessionId'> {
  return {
    ...deviceFacts(navigator, screen, devicePixelRatio),
    deviceId: deviceId(),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    connectionType: connectionType(),
    currentRoute: location.pathname.slice(0, ACTIVITY_ROUTE_MOST),
  };
}
