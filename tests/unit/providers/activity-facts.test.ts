import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { momentOfActivity, seenRecord } from '#providers/activity/activity-record.ts';
import { browserFacts } from '#providers/activity/activity-recording.ts';
import { idleLimits } from '#providers/activity/idle-limits.ts';
import { IDLE_LIMITS } from '#providers/activity/idle.ts';
import { createLastActivity } from '#providers/activity/last-activity.ts';
import { createServerClock } from '#providers/activity/server-clock.ts';
import { deviceId } from '#providers/browser/local-storage.ts';
import { stubStorages } from '../../fixtures/memory-storage.ts';

const NAVIGATOR = { userAgent: 'Firefox/140.0', platform: 'Linux x86_64', language: 'es' };

beforeEach(() => {
  stubStorages();
  vi.stubGlobal('navigator', NAVIGATOR);
  vi.stubGlobal('screen', { width: 1280, height: 800 });
  vi.stubGlobal('devicePixelRatio', 2);
  visit('/customer/home');
});

afterEach(() => void vi.unstubAllEnvs().unstubAllGlobals());

function visit(path: string): void {
  vi.stubGlobal('location', new URL(path, 'https://portal.test'));
}

describe('EN-03 what a browser tells of itself', () => {
  it('names the browser, its screen, its device and where its user is', () =>
    expect(browserFacts()).toMatchObject({
      browser: { name: 'Firefox', version: '140.0', platform: 'Linux x86_64', language: 'es' },
      screen: { width: 1280, height: 800, pixelRatio: 2 },
      deviceId: deviceId(),
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      currentRoute: '/customer/home',
    }));

  it.each([
    [{ effectiveType: '4g' }, '4g'],
    [{ effectiveType: 3 }, 'unknown'],
    [undefined, 'unknown'],
  ])('of the connection %j it tells %s', (connection, type) => {
    vi.stubGlobal('navigator', { ...NAVIGATOR, connection });
    expect(browserFacts().connectionType).toBe(type);
  });

  it('tells no query, which may name a patient, and of a long path what the rules take', () => {
    visit('/customer/orders?filter=Vega#name');
    expect(browserFacts().currentRoute).toBe('/customer/orders');
    visit(`/${'x'.repeat(2_000)}`);
    expect(browserFacts().currentRoute).toBe(`/${'x'.repeat(1_999)}`);
  });
});

/** A time of Firestore, which reads it of itself. */
const moment = (ms: unknown) => ({
  ms,
  toMillis() {
    return this.ms;
  },
});

it.each([
  [{ lastActivity: 0 }, 0],
  [{ lastActivity: moment(7) }, 7],
  [{ lastActivity: moment('7') }, null],
  [{ lastActivity: { toMillis: 7 } }, null],
  [{ lastActivity: '5' }, null],
  [null, null],
])('EN-03 the moment of %j is %j', (record, at) => expect(momentOfActivity(record)).toBe(at));

const DEVICE = 'd-1';
const AHEAD = 5_000;

describe('the activity record as this browser sees it', () => {
  it.each([
    [{ deviceId: DEVICE, lastActivity: 100, lastSync: 90 }, 90 + AHEAD],
    [{ deviceId: DEVICE, lastActivity: 100 }, AHEAD],
    [{ deviceId: DEVICE, lastActivity: 100, lastSync: 'soon' }, AHEAD],
    [{ deviceId: 'd-2', lastActivity: 100, lastSync: 90 }, null],
    [null, null],
  ])('IN-09 %j was written here at %s', (record, writtenHereAt) =>
    expect(seenRecord(record, DEVICE, AHEAD).writtenHereAt).toBe(writtenHereAt),
  );

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

const NOON = Date.UTC(2026, 10, 20, 12);

/** The last activity as a tab has it that began at noon; `write` is what another tab does. */
function openTab() {
  const storage = { value: String(NOON) as string | null, onWritten: () => undefined as void };
  const lastActivity = createLastActivity({
    read: () => storage.value,
    write: (value) => {
      storage.value = value;
    },
    onWritten: (listener) => {
      storage.onWritten = listener;
    },
  });
  const onChange = vi.fn<() => void>();
  lastActivity.subscribe(onChange);
  const write = (value: string | null): void => {
    storage.value = value;
    storage.onWritten();
  };
  return { lastActivity, onChange, write };
}

describe('the last activity of a browser', () => {
  it('IN-10 is what another tab writes, and whoever shows it is told', () => {
    const { lastActivity, onChange, write } = openTab();
    write(String(NOON + 1));
    expect(lastActivity.get()).toBe(NOON + 1);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it.each([
    ['clears the storage', null],
    ['writes the same', String(NOON)],
    ['writes what is no time', 'soon'],
  ])('IN-10 stays what this tab knows when another one %s', (_what, value) => {
    const { lastActivity, onChange, write } = openTab();
    write(value);
    expect(lastActivity.get()).toBe(NOON);
    expect(onChange).not.toHaveBeenCalled();
  });
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with these claims; the name needs more than ASCII, as tokens may. */
function tokenOf(claims: object): string {
  return `${part({ alg: 'none' })}.${part({ name: '¿Óptica?', ...claims })}.signature`;
}

function aheadAfter(token: string): number {
  const clock = createServerClock(() => NOON);
  clock.measure(token);
  return clock.ahead();
}

const issued = (secondsAgo: number) => tokenOf({ iat: NOON / 1_000 - secondsAgo });

describe('the clock of this machine', () => {
  it('IN-08 is measured by a token that was issued just now', () => {
    expect(aheadAfter(issued(600))).toBe(600_000);
    expect(aheadAfter(issued(-600))).toBe(-600_000);
  });

  it('IN-08 the way of the answer does not count', () => expect(aheadAfter(issued(2))).toBe(0));

  it.each(['', 'token-1', 'a.b.c', tokenOf({}), tokenOf({ iat: 'noon' })])(
    'takes %j for no measure',
    (token) => expect(aheadAfter(token)).toBe(0),
  );
});

describe('the times of the inactivity timer', () => {
  it('IN-02 are those of the specification, whatever the address says', () => {
    visit('/auth/login?inactivity=20,10');
    expect(idleLimits()).toEqual({ timeout: 3_600_000, warning: 300_000 });
    expect(sessionStorage).toHaveLength(0);
  });

  it('IN-02 of the local portal can be shortened by the address, for this tab', () => {
    vi.stubEnv('MODE', 'embedded');
    for (const query of ['', '?inactivity=20', '?inactivity=10,20', '?inactivity=a,b']) {
      visit(`/auth/login${query}`);
      expect(idleLimits()).toBe(IDLE_LIMITS);
    }
    for (const address of ['/auth/login?returnUrl=%2F&inactivity=20,10', '/customer/home']) {
      visit(address);
      expect(idleLimits()).toEqual({ timeout: 20_000, warning: 10_000 });
    }
  });
});
