import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SendingParts } from '#server/emails/sending/sending-parts.ts';
import { notifyOfEvents } from '#server/platform/mail/notify-of-events.ts';
import { outboxRows, TestClock, testLanes } from './support/outbox.ts';
import { emailRows, sendingLanes, type TestRef } from './support/sending.ts';
import { useDatabase } from './support/use.ts';

const database = useDatabase();
let clock: TestClock;
/** How many emails were on their way when each of them was. */
const underWay: number[] = [];
let now = 0;
beforeEach(() => {
  clock = new TestClock();
  clock.moveTo(Date.now());
  underWay.length = 0;
});
afterEach(() => database.pool.query('TRUNCATE outbox, emails'));

async function send(): Promise<{ code: string }> {
  now += 1;
  underWay.push(now);
  // Whatever is sent at the same time begins meanwhile.
  await outboxRows(database);
  now -= 1;
  return { code: '250' };
}

function startWorker(parts: Partial<SendingParts> = {}) {
  const lanes = sendingLanes(database, { mailer: { send }, parts, clock: clock.read });
  return testLanes(database, clock, lanes);
}

const tell = (ref: TestRef, event: 'verification' | 'applicationReceived' | 'letter') =>
  database.db.transaction((tx) => notifyOfEvents(tx, [{ event, key: ref.number ?? 'k', ref }]));

const statesOf = async () => (await outboxRows(database)).map(({ state }) => state);

describe('what cannot be sent', () => {
  it.each([
    ['email.event', { event: 'nothing', ref: {} }],
    ['email.event', { event: 'applicationReceived', ref: { to: 'all' } }],
    ['email.event', { event: 'orderClosed', ref: {} }],
    ['email.send.normal', { to: 'all' }],
    ['email.send.waitedFor', { id: 7 }],
  ])('SE-07 a row that is no email is given up: %s %j', async (kind, payload) => {
    await database.pool.query(
      `INSERT INTO outbox (kind, key, payload, next_attempt_at) VALUES ($1, $2, $3, '2020-01-01')`,
      [kind, randomUUID(), payload],
    );
    await startWorker().deliverDue();
    expect(await statesOf()).toEqual(['failed']);
    expect([await emailRows(database), underWay]).toEqual([[], []]);
  });

  it('EM-03 ends where nobody is left to write to', async () => {
    await tell({ to: [], uids: ['gone'] }, 'applicationReceived');
    const { deliverDue } = startWorker({ findUsers: async () => new Map() });
    await deliverDue();
    expect(await statesOf()).toEqual(['delivered']);
    expect([await emailRows(database), underWay]).toEqual([[], []]);
  });

  it('EM-03 fails where whoever it is for has gone meanwhile', async () => {
    await tell({ to: [], uids: ['bo'] }, 'applicationReceived');
    let asked = 0;
    const bo = { email: 'bo@lens.test', name: '', isVerified: true };
    const { deliverDue } = startWorker({
      findUsers: async () => new Map((asked += 1) === 1 ? [['bo', bo]] : []),
    });
    await deliverDue();
    await deliverDue();
    expect(await statesOf()).toEqual(['delivered', 'failed']);
    expect(await emailRows(database)).toMatchObject([{ state: 'failed', reply: 'no address' }]);
    expect(underWay).toEqual([]);
  });
});

it('EM-01 one email is sent at a time, of whatever urgency, because there is one connection', async () => {
  const to = ['a@lens.test', 'b@lens.test'];
  await tell({ to, number: '1' }, 'verification');
  await tell({ to, number: '2' }, 'applicationReceived');
  await tell({ to, number: '3' }, 'letter');
  const { deliverDue } = startWorker();
  await deliverDue();
  await deliverDue();
  expect(underWay).toEqual([1, 1, 1, 1, 1, 1]);
});
