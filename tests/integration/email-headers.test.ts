import { letterSchema } from '#domain/schemas/letter.ts';
import { createSmtpMailer } from '#server/platform/mail/smtp-mailer.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { emailWorker } from './support/email-worker.ts';
import { letterInput } from './support/letters.ts';
import { TestClock } from './support/outbox.ts';
import { people } from './support/people.ts';
import { startSmtp, type TestSmtp } from './support/smtp.ts';

const PORTAL = 'https://portal.test';

const portal = usePortal(() => ({
  config: { logLevel: 'silent', trustedProxies: 0, portalUrl: PORTAL },
  isSendingLetters: false,
}));
let smtp: TestSmtp;
let mailer: Mailer;
beforeEach(async () => {
  smtp = await startSmtp();
  mailer = createSmtpMailer({ url: smtp.url, from: 'Clear Labs <lab@clear.test>' });
});
afterEach(async () => {
  mailer.close?.();
  await smtp.close();
  await portal.database.pool.query('TRUNCATE outbox, emails');
});

/** Sends what waits, and returns the headers of what arrived, by their names in lower case. */
async function sentHeaders(): Promise<Map<string, string>> {
  const clock = new TestClock();
  clock.moveTo(Date.now());
  await emailWorker(portal, clock, { mailer, portalUrl: PORTAL }).deliverDue();
  expect(smtp.received).toHaveLength(1);
  const [head = ''] = (smtp.received[0]?.raw ?? '').split('\r\n\r\n', 1);
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

const post = (url: string, payload: object) =>
  portal.request('super', {
    method: 'POST',
    url,
    headers: { 'idempotency-key': randomUUID() },
    payload,
  });

describe('the headers of what is sent', () => {
  it('EM-03 EM-04 a letter says how to get no more of them, and one click does it', async () => {
    const { id } = letterSchema.parse((await post('/api/letters', letterInput())).json());
    expect((await post(`/api/letters/${id}/test`, { language: 'en' })).statusCode).toBeLessThan(
      300,
    );
    const headers = await sentHeaders();
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = headers.get('list-unsubscribe') ?? '';
    const [, path = ''] =
      /^<https:\/\/portal\.test(\/api\/mail\/unsubscribe\/[\w-]+)>$/.exec(link) ?? [];
    const clicked = await portal.request(null, {
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([clicked.statusCode, clicked.json()]).toMatchObject([200, { isSubscribed: false }]);
  });

  it('RS-03 an email that somebody wrote is answered to them, and comes from the lab', async () => {
    const { email } = people.admin;
    const written = await portal.request('admin', {
      method: 'POST',
      url: `/api/auth/email/${portal.tokens.admin}`,
      payload: { recipients: 'ada@elsewhere.test', subject: 'Your invoice', body: 'Hello' },
    });
    expect(written.statusCode).toBe(200);
    const headers = await sentHeaders();
    expect(headers.get('reply-to')).toBe(email);
    expect(headers.get('from')).toBe('Clear Labs <lab@clear.test>');
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.has('list-unsubscribe')).toBe(false);
  });
});
