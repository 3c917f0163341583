import { expect, it, vi } from 'vitest';
import { pass, SECOND, START, useStart } from './activity-fixture.ts';
import { FakeBrowser } from './idle-tabs.ts';
import type { SeenRecord } from '#providers/activity/activity-record.ts';
import { createActivityWriter } from '#providers/activity/activity-writer.ts';
import type { ActivityWriterDeps } from '#providers/activity/activity-writer.ts';

useStart();

const log = (message: string) => expect.unreachable(message);

/** When a leading browser writes that wrote at the start, worked on, and saw this record after ten seconds. */
async function writesAfterSeeing(record: Omit<SeenRecord, 'session'>): Promise<number[]> {
  const lastActivity = new FakeBrowser(START).lastActivity();
  const writes: number[] = [];
  const write = async ({ now }: { now: number }) => void writes.push((now - START) / SECOND);
  const writer = createActivityWriter({ lastActivity, write, now: Date.now, log });
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
  const lastActivity = new FakeBrowser(START).lastActivity();
  const write = vi.fn<ActivityWriterDeps['write']>(() => Promise.resolve());
  const writer = createActivityWriter({ lastActivity, write, now: Date.now, log });
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
  const lastActivity = new FakeBrowser(START).lastActivity();
  const write = vi.fn<ActivityWriterDeps['write']>(() => Promise.resolve());
  const writer = createActivityWriter({ lastActivity, write, now: Date.now, log });
  const long = START - 60 * SECOND;
  writer.see({ lastActivity: long, writtenHereAt: long, session: null });
  expect(writer.isPending()).toBe(true);
  writer.sync('idle');
  await pass(120 * SECOND);
  expect(write).not.toHaveBeenCalled();
});

it('IN-08 what is done while a write is on its way is told after it when the page is hidden, and at once when it goes', async () => {
  const lastActivity = new FakeBrowser(START).lastActivity();
  const done: (() => void)[] = [];
  const write = vi.fn<ActivityWriterDeps['write']>(() => new Promise((end) => done.push(end)));
  const writer = createActivityWriter({ lastActivity, write, now: Date.now, log });
  writer.see({
    lastActivity: START - 60 * SECOND,
    writtenHereAt: START - 60 * SECOND,
    session: null,
  });
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
  const lastActivity = new FakeBrowser(START).lastActivity();
  const ends: { done: () => void; refused: (error: Error) => void }[] = [];
  const write = vi.fn<ActivityWriterDeps['write']>(
    () => new Promise((done, refused) => ends.push({ done, refused })),
  );
  const writer = createActivityWriter({ lastActivity, write, now: Date.now, log: failed });
  const long = START - 60 * SECOND;
  writer.see({ lastActivity: long, writtenHereAt: long, session: null });
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
