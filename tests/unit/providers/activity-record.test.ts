import { describe, expect, it } from 'vitest';
import { seenRecord } from '#providers/activity/activity-record.ts';

const DEVICE = 'd-1';
const AHEAD = 5_000;

describe('the activity record as this browser sees it', () => {
  it.each([
    [{ deviceId: DEVICE, lastActivity: 100, lastSync: 90 }, 90 + AHEAD],
    [{ deviceId: DEVICE, lastActivity: 100 }, AHEAD],
    [{ deviceId: DEVICE, lastActivity: 100, lastSync: 'soon' }, AHEAD],
    [{ deviceId: 'd-2', lastActivity: 100, lastSync: 90 }, null],
    [null, null],
  ])('IN-09 %j was written here at %s', (record, writtenHereAt) => {
    expect(seenRecord(record, DEVICE, AHEAD).writtenHereAt).toBe(writtenHereAt);
  });

  it('IN-09 tells the last activity in the time of this clock, and 0 without a record', () => {
    expect(seenRecord({ lastActivity: 100 }, DEVICE, AHEAD).lastActivity).toBe(100 + AHEAD);
    expect(seenRecord(null, DEVICE, AHEAD).lastActivity).toBe(0);
  });

  it('IN-09 has the session of this browser, which began at its last activity if nothing is said', () => {
    const record = { deviceId: DEVICE, lastActivity: 100, sessionId: 's-1' };
    const session = (startTime?: unknown) =>
      seenRecord({ ...record, session: { startTime } }, DEVICE, AHEAD).session;
    expect(session(40)).toEqual({ id: 's-1', startTime: 40 });
    expect(session()).toEqual({ id: 's-1', startTime: 100 });
    const silent = { deviceId: DEVICE, sessionId: 's-1' };
    expect(seenRecord(silent, DEVICE, AHEAD).session).toEqual({ id: 's-1', startTime: 0 });
    expect(seenRecord({ ...record, deviceId: 'd-2' }, DEVICE, AHEAD).session).toBeNull();
    expect(seenRecord({ ...record, sessionId: 7 }, DEVICE, AHEAD).session).toBeNull();
  });
});
