import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { emails } from '#server/emails/sending/table.ts';
import { DELIVERY_STATUSES, deliveryStatus } from './support/delivery-status.ts';
import { MAIL_SECRET, mailReports, SIGNED } from './support/mail-reports.ts';
import { outboxRows } from './support/outbox.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal(() => ({
  config: { logLevel: 'silent', trustedProxies: 0, mailEventsSecret: MAIL_SECRET },
}));
const { report, sent, stateOf, suppressions, forget } = mailReports(portal);
afterEach(forget);

const ADA = 'ada@lens.test';
const dsn = (groups: readonly string[], of: { address: string; emailId?: string | null }) =>
  report(deliveryStatus(groups, of), { 'content-type': 'message/rfc822', ...SIGNED }, 'dsn');
/** A webhook as Postmark writes it: the id is a number. */
const bounce = (id: string, fields: object) =>
  report(
    JSON.stringify({ RecordType: 'Bounce', Email: ADA, ...fields }).replace('{', `{"ID":${id},`),
  );
const toldOfSender = async () =>
  (await outboxRows(portal.database)).filter(({ payload }) =>
    JSON.stringify(payload).includes('senderRefused'),
  );
const counted = async () =>
  (await portal.request('super', { url: '/api/email-suppressions/reports' })).json();
const suppressed = async () => (await suppressions()).map(({ address }) => address).toSorted();

describe('what a report is about', () => {
  it.each(DELIVERY_STATUSES)(
    'SE-15 EM-03 is judged by status and words: $name',
    async ({ groups, right }) => {
      const id = await sent();
      expect((await dsn(groups, { address: ADA })).statusCode).toBe(204);
      expect(await stateOf(id)).toBe('bounced');
      expect((await suppressions()).map(({ detail }) => detail)).toEqual(
        right.suppressed === null ? [] : [right.suppressed],
      );
      expect(await toldOfSender()).toHaveLength(right.isLabTold ? 1 : 0);
    },
  );

  it.each([
    ['HardBounce', 'smtp;550 5.7.1 Message rejected, sender has no DMARC record', [], 1],
    ['HardBounce', 'smtp;552 Mailbox full', [], 0],
    ['HardBounce', '', [ADA], 0],
    ['SoftBounce', 'smtp;550 No such user here', [], 0],
    ['DnsError', 'smtp;550 Our list of RBL hosts has it', [], 1],
    ['SoftBounce', '', [], 0],
    ['Blocked', 'smtp;550 User unknown', [], 1],
    ['BadEmailAddress', 'spam', [ADA], 0],
  ])(
    'SE-15 EM-03 of Postmark, %s with "%s" suppresses %j',
    async (Type, Details, addresses, told) => {
      await sent();
      await bounce('1', { Type, Details });
      expect(await suppressed()).toEqual(addresses);
      expect(await toldOfSender()).toHaveLength(told);
    },
  );

  it('SE-15 the lab is told once a day of what may come for each of its emails', async () => {
    for (const id of ['1', '2']) {
      await sent();
      await bounce(id, { Type: 'Blocked' });
    }
    expect(await toldOfSender()).toMatchObject([{ kind: 'email.event' }]);
  });
});

describe('a report about what we did not write', () => {
  it('SE-15 changes nothing and is counted, once however often it comes', async () => {
    const id = await sent();
    const hard = { Type: 'HardBounce' };
    await bounce('1', { ...hard, Email: 'stranger@else.test' });
    await bounce('1', { ...hard, Email: 'stranger@else.test' });
    // Another email than ours, even to an address that we know.
    await bounce('2', { ...hard, Metadata: { email: randomUUID() } });
    await dsn(DELIVERY_STATUSES[1].groups, { address: ADA, emailId: randomUUID() });
    await bounce('3', { RecordType: 'SpamComplaint', Email: 'stranger@else.test' });
    expect([await stateOf(id), await suppressed()]).toEqual(['sent', []]);
    expect(await counted()).toEqual({ foreign: 4, days: 90 });
    await dsn(DELIVERY_STATUSES[1].groups, { address: 'else@else.test', emailId: id });
    expect(await suppressed()).toEqual([ADA]);
    expect(await counted()).toMatchObject({ foreign: 4 });
  });

  it.each(['suppressed', 'failed', 'expired'] as const)(
    'SE-15 is one about an email that is %s and never left, too',
    async (state) => {
      const id = await sent(ADA, state);
      await bounce('1', { Type: 'HardBounce', Metadata: { email: id } });
      await bounce('2', { Type: 'HardBounce' });
      expect([await stateOf(id), await suppressed()]).toEqual([state, []]);
      await portal.database.db.update(emails).set({ attempts: 1 }).where(eq(emails.id, id));
      await bounce('3', { Type: 'HardBounce' });
      expect(await suppressed()).toEqual([ADA]);
    },
  );
});

it('SE-15 ids larger than numbers can be are two, and the same one twice is one', async () => {
  const [first, second] = ['9007199254740993', '9007199254740992'];
  await sent('one@lens.test');
  await sent('two@lens.test');
  await bounce(first, { Email: 'one@lens.test', Type: 'HardBounce' });
  await bounce(second, { Email: 'two@lens.test', Type: 'HardBounce' });
  await bounce(second, { Email: 'two@lens.test', Type: 'HardBounce' });
  await bounce(`"${second}"`, { Email: 'two@lens.test', Type: 'HardBounce' });
  expect(await suppressions()).toMatchObject([{ count: 1 }, { count: 1 }]);
  expect(await suppressed()).toEqual(['one@lens.test', 'two@lens.test']);
});
