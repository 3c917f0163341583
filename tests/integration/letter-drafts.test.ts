import { letterSchema, type LetterInput } from '#domain/schemas/letter.ts';
import { createSmtpMailer } from '#server/platform/mail/smtp-mailer.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { emailWorker } from './support/email-worker.ts';
import { letterInput } from './support/letters.ts';
import { TestClock } from './support/outbox.ts';
import { people } from './support/people.ts';
import { startSmtp, type TestSmtp } from './support/smtp.ts';
import { emails } from '#server/emails/sending/table.ts';
import { eq } from 'drizzle-orm';

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

const post = (url: string, payload: object) => portal.post('super', url, payload);

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
    const written = await portal.send('admin', `/api/auth/email/${portal.tokens.admin}`, {
      recipients: 'ada@elsewhere.test',
      subject: 'Your invoice',
      body: 'Hello',
    });
    expect(written.statusCode).toBe(200);
    const headers = await sentHeaders();
    expect(headers.get('reply-to')).toBe(email);
    expect(headers.get('from')).toBe('Clear Labs <lab@clear.test>');
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.has('list-unsubscribe')).toBe(false);
  });
});

function create(payload: LetterInput) {
  return portal.post('super', '/api/letters', payload);
}

describe('EM-03 a letter that is being written', () => {
  it('EM-03 SE-08 names the Spanish part that is missing', async () => {
    const response = await create(letterInput({ body: { en: 'Hello', es: '' } }));
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: { 'body.es': { rule: 'bothOrNeither' } } });
  });

  it('EM-03 tests a letter with an email to oneself, which is none of its recipients', async () => {
    const { id } = letterSchema.parse((await create(letterInput())).json());
    const response = await portal.send('super', `/api/letters/${id}/test`, { language: 'es' });
    expect(response.statusCode).toBe(204);
    const sent = await portal.database.db.select().from(emails).where(eq(emails.causeId, id));
    expect(sent).toMatchObject([{ address: 'super@lens.test', language: 'es', campaignId: null }]);
    const shown = await portal.request('super', { url: `/api/letters/${id}` });
    expect(shown.json()).toMatchObject({ state: 'draft', people: 0 });
  });

  it('SE-10 an id that is no UUID is of no letter, alone and in a list', async () => {
    const shown = await portal.request('super', { url: '/api/letters/1' });
    expect(shown.statusCode).toBe(404);
    const filter = encodeURIComponent(JSON.stringify({ id: ['x'] }));
    const listed = await portal.request('super', { url: `/api/letters?filter=${filter}` });
    expect(listed.statusCode).toBe(200);
    expect(listed.json()).toEqual([]);
  });
});
