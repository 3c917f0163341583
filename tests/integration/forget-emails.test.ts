import { FORGET_EMAILS } from '#server/app/email-jobs.ts';
import { queueEmails } from '#server/emails/sending/queue-emails.ts';
import { expect, it } from 'vitest';
import { useDatabase } from './support/use.ts';
import { emailRows } from './support/sending.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-20T10:00:00Z');
const database = useDatabase();

it('EM-03 keeps messages and emails as long as the lab says, and ends what waited for too long', async () => {
  const ages = [1, 91, 401];
  await database.db.transaction((tx) =>
    queueEmails(
      tx,
      ages.map((days) => ({
        event: 'orderShipped',
        uid: null,
        address: `p${days}@lens.test`,
        accountNumber: null,
        language: 'en',
        ref: {},
        cause: { resource: '', id: '' },
        onceKey: String(days),
        urgency: 'normal',
        happenedAt: new Date(NOW.getTime() - days * DAY),
      })),
      NOW,
    ),
  );
  await database.pool.query(`UPDATE emails SET html = 'h', text = 't', subject = 's'`);
  const { signal } = new AbortController();
  for (const forget of Object.values(FORGET_EMAILS)) await forget(database.db, NOW, { signal });
  const rows = await emailRows(database);
  expect(
    rows.map(({ onceKey, html, text, subject, state }) => [onceKey, html, text, subject, state]),
  ).toEqual([
    ['91', null, null, 's', 'expired'],
    ['1', 'h', 't', 's', 'queued'],
  ]);
});

it('EM-03 RS-03 deletes what somebody wrote with the text of the email, sent or not, and nothing that waits', async () => {
  const ref = { writtenBy: 'u', name: 'Ada', replyTo: 'ada@lens.test', subject: 'S', body: 'B' };
  const states = ['sent', 'expired', 'queued'] as const;
  const message = {
    event: 'directEmail' as const,
    uid: null,
    accountNumber: null,
    language: 'en' as const,
    ref,
    cause: { resource: 'users' as const, id: 'u' },
    urgency: 'normal' as const,
    happenedAt: new Date(NOW.getTime() - 91 * DAY),
  };
  await database.pool.query('TRUNCATE emails, outbox');
  await database.db.transaction((tx) =>
    queueEmails(
      tx,
      [...states, 'young'].map((name) =>
        Object.assign(
          { address: `${name}@lens.test`, onceKey: name },
          message,
          name === 'young' && { happenedAt: NOW },
        ),
      ),
      NOW,
    ),
  );
  await database.pool.query(
    `UPDATE emails SET state = CASE once_key WHEN 'queued' THEN 'queued' WHEN 'expired' THEN 'expired' ELSE 'sent' END`,
  );
  const { signal } = new AbortController();
  await FORGET_EMAILS['forgetOldEmails']?.(database.db, NOW, { signal });
  const rows = await emailRows(database);
  expect(new Map(rows.map(({ onceKey, ref: kept }) => [onceKey, kept]))).toEqual(
    new Map<string, unknown>([
      ['sent', {}],
      ['expired', {}],
      ['queued', ref],
      ['young', ref],
    ]),
  );
});
