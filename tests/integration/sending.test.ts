import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SendingParts } from '#server/emails/sending/sending-parts.ts';
import { emailSuppressions } from '#server/emails/suppressions/table.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import { notifyOfEvents } from '#server/platform/mail/notify-of-events.ts';
import { createSmtpMailer } from '#server/platform/mail/smtp-mailer.ts';
import { outboxRows, TestClock, testLanes, type TestWorker } from './support/outbox.ts';
import { emailRows, sendingLanes, type TestRef } from './support/sending.ts';
import { startSmtp, type TestSmtp } from './support/smtp.ts';
import { useDatabase } from './support/use.ts';

const database = useDatabase();
let smtp: TestSmtp;
let clock: TestClock;
const mailers: Mailer[] = [];
beforeEach(async () => {
  smtp = await startSmtp();
  clock = new TestClock();
  clock.moveTo(Date.now());
});
afterEach(async () => {
  for (const { close } of mailers.splice(0)) close?.();
  await smtp.close();
  await database.pool.query('TRUNCATE outbox, emails, email_suppressions');
});

function startWorker(parts: Partial<SendingParts> = {}): TestWorker {
  const mailer = createSmtpMailer({ url: smtp.url, from: 'Clear Labs <o@clear.test>' });
  mailers.push(mailer);
  return testLanes(database, clock, sendingLanes(database, { mailer, parts, clock: clock.read }));
}

async function tell(
  ref: TestRef,
  event: 'verification' | 'applicationReceived' | 'newDevice' = 'applicationReceived',
) {
  await database.db.transaction((tx) =>
    notifyOfEvents(tx, [{ event, key: ref.number ?? 'k', ref }]),
  );
}

/** Works through events, then through the emails that they made. */
async function deliver(worker: TestWorker): Promise<void> {
  await worker.deliverDue();
  await worker.deliverDue();
}

const messageIds = () =>
  smtp.received.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim() ?? '');

const suppressions = () => database.db.select().from(emailSuppressions);

describe('an event', () => {
  it('EM-03 becomes one email for each recipient, which is recorded as it was sent', async () => {
    await tell({ to: ['Ada@lens.test'], uids: ['bo'], number: '7' });
    await deliver(startWorker());
    expect(smtp.received.map(({ to }) => String(to[0])).toSorted()).toEqual([
      'ada@lens.test',
      'bo@lens.test',
    ]);
    const rows = await emailRows(database);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      state: 'sent',
      attempts: 1,
      address: 'ada@lens.test',
      subject: 'applicationReceived 7',
      templateId: 'applicationReceived.en',
      templateVersion: 3,
      causeResource: 'applications',
      causeId: '7',
      text: expect.stringContaining('en'),
      reply: expect.stringMatching(/^250/),
    });
    expect(messageIds().toSorted()).toEqual(
      rows.map(({ messageId }) => `<${messageId}@clear.test>`).toSorted(),
    );
  });

  it('EM-03 that is worked through twice makes no second email', async () => {
    await tell({ uids: ['bo'] });
    const worker = startWorker();
    await deliver(worker);
    await database.pool.query(
      `UPDATE outbox SET state = 'waiting', next_attempt_at = '2020-01-01'`,
    );
    await deliver(worker);
    expect(smtp.received).toHaveLength(2);
    expect(await emailRows(database)).toHaveLength(2);
  });

  it('EM-03 EM-04 tells each recipient as they chose, and skips those without an address', async () => {
    await tell({ to: [], uids: ['gone', 'quiet', 'daily', 'bo'] }, 'newDevice');
    const told: unknown[] = [];
    const quiet = { email: 'off', bell: false } as const;
    const daily = { email: 'daily', bell: true } as const;
    const now = { email: 'now', bell: true } as const;
    const worker = startWorker({
      findUsers: async (uids) =>
        new Map(
          uids.flatMap((uid) =>
            uid === 'gone'
              ? []
              : [[uid, { email: `${uid}@lens.test`, name: '', isVerified: true }] as const],
          ),
        ),
      findChoices: async (_db, _event, recipients) =>
        recipients.map(({ uid }) => (uid === 'quiet' ? quiet : uid === 'daily' ? daily : now)),
      addNotices: async (_tx, notices) => told.push(...notices.map(({ uid, path }) => [uid, path])),
      addDigestItems: async (_tx, items) =>
        told.push(...items.map(({ uid, texts }) => [uid, texts])),
    });
    await deliver(worker);
    expect(smtp.received.map(({ to }) => to[0])).toEqual(['bo@lens.test']);
    expect(told).toEqual([
      ['daily', '/customer/'],
      ['bo', '/customer/'],
      ['daily', { en: 'newDevice en', es: 'newDevice es' }],
    ]);
  });
});

describe('delivery', () => {
  it.each([
    [{ at: 'recipient', code: 450 }],
    [{ at: 'data', code: 451 }],
    [{ at: 'sender', code: 550 }],
  ] as const)(
    'SE-07 after %j waits and is tried again with the same Message-ID',
    async (refusal) => {
      await tell({});
      smtp.refuse(refusal);
      const worker = startWorker();
      await deliver(worker);
      expect(await emailRows(database)).toMatchObject([{ state: 'deferred', attempts: 1 }]);
      expect(JSON.stringify([await emailRows(database), worker.logged])).not.toContain('secret@');
      smtp.refuse(null);
      clock.advance(1_000);
      await deliver(worker);
      const rows = await emailRows(database);
      expect(rows).toMatchObject([{ state: 'sent', attempts: 2 }]);
      expect(messageIds()).toEqual([`<${rows[0]?.messageId}@clear.test>`]);
    },
  );

  it.each([
    [{ at: 'recipient', code: 550, status: '5.1.1' }, ['5.1.1'], []],
    [{ at: 'recipient', code: 550 }, ['550'], []],
    [{ at: 'recipient', code: 550, status: '5.2.1' }, ['5.2.1'], []],
    [{ at: 'recipient', code: 550, status: '5.7.1' }, [], ['5.7.1']],
    [{ at: 'recipient', code: 550, words: 'Blocked by an RBL' }, [], ['550']],
    [{ at: 'recipient', code: 554, status: '5.0.0', words: 'No such user' }, ['5.0.0'], []],
    [{ at: 'recipient', code: 552, status: '5.2.2' }, [], []],
    [{ at: 'data', code: 554, status: '5.6.0' }, [], []],
  ] as const)(
    'EM-03 SE-15 after %j bounces; suppressed: %j; the lab is told: %j',
    async (...one) => {
      const [refusal, details, labTold] = one;
      await tell({});
      smtp.refuse(refusal);
      await deliver(startWorker());
      expect(await emailRows(database)).toMatchObject([{ state: 'bounced', attempts: 1 }]);
      expect((await suppressions()).map(({ detail }) => detail)).toEqual([...details]);
      const rows = await outboxRows(database);
      const ofSender = rows.filter(({ key }) => key.startsWith('sender-refused/'));
      expect(ofSender.map(({ payload }) => payload)).toEqual(
        labTold.map((detail) => ({
          event: 'senderRefused',
          ref: { emailId: expect.any(String), detail },
        })),
      );
      const told = rows.filter((row) => !ofSender.includes(row));
      expect(told.map(({ state }) => state)).toEqual(['delivered', 'failed']);
      expect(told[1]?.lastError).toContain(String(refusal.code));
    },
  );

  it('EM-03 counts a second bounce of an address, and sends nothing more to it', async () => {
    await tell({ to: ['ada@lens.test', 'ADA@lens.test '.trim()], number: '1' });
    await tell({ to: ['ada@lens.test'], number: '2' }, 'verification');
    smtp.refuse({ at: 'recipient', code: 550, status: '5.1.1' });
    const worker = startWorker();
    await deliver(worker);
    smtp.refuse(null);
    await tell({ to: ['Ada@lens.test'], number: '3' });
    await deliver(worker);
    expect(smtp.received).toEqual([]);
    const [suppression] = await suppressions();
    expect(suppression).toMatchObject({ address: 'ada@lens.test', reason: 'bounce' });
    const states = (await emailRows(database)).map(({ state }) => state);
    expect(states).toContain('suppressed');
    expect(suppression?.count).toBe(states.filter((state) => state === 'bounced').length);
  });

  it('EM-03 SE-07 of a connection that drops before its answer is doubtful, and not sent again by itself', async () => {
    await tell({});
    smtp.dropOnce('before');
    const worker = startWorker();
    await deliver(worker);
    clock.advance(60_000);
    await deliver(worker);
    expect(smtp.received).toHaveLength(1);
    expect(await emailRows(database)).toMatchObject([
      { state: 'doubtful', attempts: 1, reply: 'answer lost', address: 'ada@lens.test' },
    ]);
    expect((await outboxRows(database)).map(({ state }) => state)).toEqual(['delivered', 'failed']);
  });

  it('EM-03 of a connection that drops after its answer is sent once', async () => {
    await tell({});
    smtp.dropOnce('after');
    const worker = startWorker();
    await deliver(worker);
    clock.advance(60_000);
    await deliver(worker);
    expect(smtp.received).toHaveLength(1);
    expect(await emailRows(database)).toMatchObject([{ state: 'sent', attempts: 1 }]);
  });

  it('EM-03 by two workers at once sends each email once, though the server takes its time', async () => {
    smtp.takeTime(20);
    const to = Array.from({ length: 12 }, (_, index) => `p${index}@lens.test`);
    await tell({ to });
    const workers = [startWorker(), startWorker()];
    await Promise.all(workers.map(deliver));
    await Promise.all(workers.map(deliver));
    expect(smtp.received.map(({ to: [one] }) => String(one)).toSorted()).toEqual(to.toSorted());
  });

  it('SE-07 notes an answer that it could not note, instead of sending again', async () => {
    await tell({});
    const worker = startWorker();
    await database.pool.query(
      `CREATE FUNCTION refuse_sent() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN IF NEW.state = 'sent' THEN RAISE EXCEPTION 'away'; END IF; RETURN NEW; END $$`,
    );
    await database.pool.query(
      'CREATE TRIGGER refuse_sent BEFORE UPDATE ON emails FOR EACH ROW EXECUTE FUNCTION refuse_sent()',
    );
    await deliver(worker);
    expect(await emailRows(database)).toMatchObject([{ state: 'queued' }]);
    await database.pool.query('DROP TRIGGER refuse_sent ON emails');
    await database.pool.query('DROP FUNCTION refuse_sent');
    clock.advance(1_000);
    await deliver(worker);
    expect(await emailRows(database)).toMatchObject([{ state: 'sent' }]);
    expect(smtp.received).toHaveLength(1);
  });

  it('SE-07 an email that waited for too long, or that nobody wants any more, ends as expired', async () => {
    await tell({ unwanted: true, number: '1' });
    const worker = startWorker();
    await deliver(worker);
    smtp.refuse({ at: 'recipient', code: 450 });
    await tell({ number: '2' });
    await deliver(worker);
    clock.advance(25 * 60 * 60 * 1000);
    smtp.refuse(null);
    await deliver(worker);
    expect(await emailRows(database)).toMatchObject([
      { state: 'expired', reply: 'not wanted any more' },
      { state: 'expired', reply: 'expired' },
    ]);
    expect(smtp.received).toEqual([]);
  });

  it('SE-04 keeps no secret of a link that was sent', async () => {
    const secret = 'oobCode-Zx81kslWq0';
    await tell(
      { link: `https://portal.test/auth/action?oobCode=${secret}&mode=x` },
      'verification',
    );
    await deliver(startWorker());
    expect(smtp.received[0]?.raw).toContain('Zx81kslWq0');
    const [row] = await emailRows(database);
    expect(row?.text).toContain('https://portal.test/auth/action?[removed]');
    expect(`${row?.html}${row?.text}${row?.subject}`).not.toContain('Zx81kslWq0');
  });
});
