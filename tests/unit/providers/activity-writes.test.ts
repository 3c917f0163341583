import { describe, expect, it, vi } from 'vitest';
import type { SeenRecord } from '#providers/activity/activity-record.ts';
import {
  createActivityWriter,
  type ActivityWriterDeps,
} from '#providers/activity/activity-writer.ts';
import {
  activityBrowser,
  HOUR,
  MINUTE,
  openTab,
  pass,
  recordOf,
  SECOND,
  START,
  useStart,
} from './activity-fixture.ts';
import { FakeBrowser } from './idle-tabs.ts';

useStart();

type Browser = ReturnType<typeof activityBrowser>;
type Tab = ReturnType<Browser['open']>;

/** Somebody works: a mouse that moves every two seconds, for so long. */
async function work(tab: Tab, milliseconds: number): Promise<void> {
  for (let past = 0; past < milliseconds; past += 2 * SECOND) {
    await pass(2 * SECOND);
    tab.touch();
  }
}

it('IN-08 the writes of a simulated working hour: at most 60 while active, none while idle, none while hidden', async () => {
  const active = await openTab();
  await work(active.tab, HOUR);

  vi.setSystemTime(START);
  const idle = await openTab();
  await pass(HOUR);

  vi.setSystemTime(START);
  const hidden = await openTab();
  hidden.tab.show(false);
  await work(hidden.tab, HOUR);

  const counts = [active, idle, hidden].map(({ browser }) => browser.writes.length);
  process.stdout.write(`writes in an hour: active, idle, hidden: ${counts.join(', ')}\n`);
  expect(counts[0]).toBeLessThanOrEqual(60);
  expect(counts[0]).toBeGreaterThan(55);
  expect(counts.slice(1)).toEqual([0, 0]);
});

describe('one tab writes', () => {
  it('IN-08 of two that are both seen', async () => {
    const browser = activityBrowser();
    const [first, second] = [browser.open(), browser.open()];
    await pass(2 * MINUTE);
    second.touch();
    await pass(2 * MINUTE);
    expect(browser.writes).toHaveLength(1);
    expect(browser.writes[0]).toMatchObject({ session: { tabCount: 2 } });

    first.stop();
    second.touch();
    await pass(2 * MINUTE);
    expect(browser.writes).toHaveLength(2);
  });

  it('IN-08 a hidden one leaves it to one that is seen', async () => {
    const browser = activityBrowser();
    const [first, second] = [browser.open(), browser.open()];
    await pass(0);
    first.show(false);
    await pass(2 * MINUTE);
    second.touch();
    await pass(2 * MINUTE);
    expect(browser.writes).toHaveLength(1);
  });
});

describe('writing where something is in the way', () => {
  it('IN-08 without a connection one write waits, and not one a minute', async () => {
    const { browser, tab } = await openTab();
    browser.write.mockImplementation(() => new Promise(() => undefined));
    await work(tab, 10 * MINUTE);
    expect(browser.write).toHaveBeenCalledOnce();
  });

  it('IN-08 a clock that is ahead is noticed, and the record has the server’s time', async () => {
    let ahead = 0;
    const renewToken = vi.fn<() => Promise<void>>(async () => {
      ahead = 2 * HOUR;
    });
    const browser = activityBrowser(recordOf({ lastActivity: START - 3 * HOUR }));
    const tab = browser.open({ ahead: () => ahead, renewToken });
    await pass(0);
    const refused = Object.assign(new Error('refused'), { code: 'permission-denied' });
    browser.write.mockRejectedValueOnce(refused);
    await pass(2 * MINUTE);
    expect(renewToken).toHaveBeenCalledOnce();
    browser.writes.length = 0;
    tab.touch();
    await pass(MINUTE);
    const at = START + 2 * MINUTE - 2 * HOUR;
    expect(browser.writes).toMatchObject([{ lastActivity: at, lastSync: at + MINUTE }]);
    await pass(HOUR);
    expect(browser.writes).toHaveLength(1);
    expect(renewToken).toHaveBeenCalledOnce();
  });

  it('LG-01 IN-08 a sign-in whose record was lost is told', async () => {
    const browser = activityBrowser(null);
    browser.open();
    await pass(2 * SECOND);
    expect(browser.writes).toHaveLength(1);
    expect(browser.writes[0]).toMatchObject({ userId: 'u1', lastActivity: START });
  });

  it('IN-09 a record of another device is taken over by this one when it is used', async () => {
    const browser = activityBrowser(recordOf({ deviceId: 'phone', sessionId: 'phone' }));
    const tab = browser.open();
    await pass(0);
    tab.touch();
    await pass(10 * SECOND);
    expect(browser.writes).toHaveLength(0);
    tab.touch();
    await pass(2 * SECOND);
    expect(browser.writes).toHaveLength(1);
    expect(browser.writes[0]).toMatchObject({ deviceId: 'd1' });
    expect(browser.writes[0]).not.toMatchObject({ sessionId: 'phone' });
  });
});

describe('a session that ends for a reason of its own', () => {
  it('IN-08 tells what is pending in the tab that writes', async () => {
    const { browser, tab } = await openTab(40 * SECOND);
    tab.touch();
    await tab.leave('address-changed');
    expect(browser.writes).toMatchObject([
      { status: 'inactive', lastActivity: START + 40 * SECOND },
    ]);
  });

  it('IN-08 tells nothing where nothing is pending, unless the user signs out', async () => {
    const browser = activityBrowser();
    const [tab, other] = [browser.open(), browser.open({ isVisible: () => false })];
    await pass(40 * SECOND);
    await tab.leave('address-changed');
    expect(browser.writes).toEqual([]);
    await other.leave('user');
    expect(browser.writes).toMatchObject([{ status: 'inactive' }]);
  });

  it.each([
    ['was never seen', { isVisible: () => false }],
    ['waits for another one', {}],
  ])('IN-08 tells nothing in a tab that %s', async (_what, over) => {
    const browser = activityBrowser();
    browser.open();
    await pass(0);
    const tab = browser.open(over);
    await pass(40 * SECOND);
    tab.touch();
    await tab.leave('address-changed');
    expect(browser.writes).toEqual([]);
  });
});

const log = (message: string) => expect.unreachable(message);
const LONG_AGO = { lastActivity: START - MINUTE, writtenHereAt: START - MINUTE, session: null };

function startWriter(write: ActivityWriterDeps['write'], failed: (message: string) => void = log) {
  const lastActivity = new FakeBrowser(START).lastActivity();
  const writer = createActivityWriter({ lastActivity, write, now: Date.now, log: failed });
  return { lastActivity, writer };
}

/** When a leading browser writes that wrote at the start, worked on, and saw this record after ten seconds. */
async function writesAfterSeeing(record: Omit<SeenRecord, 'session'>): Promise<number[]> {
  const writes: number[] = [];
  const write = async ({ now }: { now: number }) => void writes.push((now - START) / SECOND);
  const { lastActivity, writer } = startWriter(write);
  writer.see({ lastActivity: START, writtenHereAt: START, session: null });
  const stop = writer.lead();
  await pass(10 * SECOND);
  writer.see({ ...record, session: null });
  await pass(5 * SECOND);
  lastActivity.move(Date.now());
  await pass(70 * SECOND);
  stop();
  return writes;
}

it.each([
  ['of another device', { lastActivity: START + 9 * SECOND, writtenHereAt: null }],
  ['of this browser that comes late', { lastActivity: START, writtenHereAt: START - 60 * SECOND }],
])('IN-08 a record %s brings no second write within a minute', async (_what, record) =>
  expect(await writesAfterSeeing(record)).toEqual([60]),
);

it('IN-08 nothing is written or pending before the record was seen, and then what was done since', async () => {
  const write = vi.fn<ActivityWriterDeps['write']>(() => Promise.resolve());
  const { lastActivity, writer } = startWriter(write);
  const stop = writer.lead();
  await pass(120 * SECOND);
  lastActivity.move(Date.now());
  await pass(120 * SECOND);
  writer.sync('idle');
  expect(writer.isPending()).toBe(false);
  expect(write).not.toHaveBeenCalled();
  writer.see({ lastActivity: START, writtenHereAt: null, session: null });
  expect(writer.isPending()).toBe(true);
  await pass(120 * SECOND);
  stop();
  expect(write).toHaveBeenCalledOnce();
  expect(write.mock.calls[0]?.[0]).toMatchObject({ lastActivity: START + 120 * SECOND });
});

it('IN-08 a tab that never led writes nothing, not even when its page is hidden', async () => {
  const write = vi.fn<ActivityWriterDeps['write']>(() => Promise.resolve());
  const { writer } = startWriter(write);
  writer.see(LONG_AGO);
  expect(writer.isPending()).toBe(true);
  writer.sync('idle');
  await pass(120 * SECOND);
  expect(write).not.toHaveBeenCalled();
});

it('IN-08 what is done while a write is on its way is told after it when the page is hidden, and at once when it goes', async () => {
  const done: (() => void)[] = [];
  const write = vi.fn<ActivityWriterDeps['write']>(() => new Promise((end) => done.push(end)));
  const { lastActivity, writer } = startWriter(write);
  writer.see(LONG_AGO);
  writer.lead();
  await pass(5 * SECOND);
  expect(write).toHaveBeenCalledOnce();
  lastActivity.move(Date.now());
  writer.sync('active');
  writer.sync('active');
  expect(write).toHaveBeenCalledOnce();
  done[0]?.();
  await pass(0);
  expect(write).toHaveBeenCalledTimes(2);
  lastActivity.move(Date.now() + 2 * SECOND);
  writer.sync('idle');
  expect(write.mock.calls.map(([{ status }]) => status)).toEqual(['active', 'active', 'idle']);
});

/** A leading writer with a write on its way, and something pending for when that is over. */
async function writingWithMore(failed = vi.fn<(message: string) => void>()) {
  const ends: { done: () => void; refused: (error: Error) => void }[] = [];
  const write = vi.fn<ActivityWriterDeps['write']>(
    () => new Promise((done, refused) => ends.push({ done, refused })),
  );
  const { lastActivity, writer } = startWriter(write, failed);
  writer.see(LONG_AGO);
  const stop = writer.lead();
  await pass(5 * SECOND);
  lastActivity.move(Date.now());
  writer.sync('active');
  expect(write).toHaveBeenCalledOnce();
  return { lastActivity, writer, write, stop, failed, end: () => ends[0] };
}

it.each([
  ['a leading one a minute later', false, 2],
  ['one that no longer leads never', true, 1],
])('IN-08 a refused write is not repeated at once: %s', async (_what, isHidden, times) => {
  const { write, stop, failed, end } = await writingWithMore();
  if (isHidden) stop();
  end()?.refused(new Error('permission-denied'));
  await pass(30 * SECOND);
  expect(failed).toHaveBeenCalledOnce();
  expect(write).toHaveBeenCalledOnce();
  await pass(120 * SECOND);
  expect(write).toHaveBeenCalledTimes(times);
});

it('IN-08 LG-03 nothing is written after the last word of a sign-out', async () => {
  const { lastActivity, writer, write, end } = await writingWithMore();
  void writer.leave();
  lastActivity.move(Date.now() + 2 * SECOND);
  end()?.done();
  await pass(120 * SECOND);
  expect(write.mock.calls.map(([{ status }]) => status)).toEqual(['active', 'inactive']);
});
