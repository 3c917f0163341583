import { beforeEach, describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import { emailDigest, forgetOldResetTries } from '#server/accounts/passwords/reset-tries.ts';
import { newcomer } from './support/newcomers.ts';
import { outboxRows } from './support/outbox.ts';
import {
  askForLink,
  identityToolkit,
  keepingMailer,
  PROVIDER,
  signInWith,
} from './support/passwords.ts';
import { usePortal } from './support/use.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const KNOWN = { email: 'practice@lens.test', language: 'en' };

const portal = usePortal(() => ({
  clock: () => new Date(now),
  mail: { mailer, provider: PROVIDER, portalUrl: 'https://portal.test' },
}));
let now: number;
const { sent, mailer } = keepingMailer();
beforeEach(async () => {
  now = Date.now();
  sent.length = 0;
  await portal.database.pool.query('TRUNCATE password_reset_tries');
  await portal.database.pool.query('TRUNCATE outbox');
});

/** Once everything that waits has been sent. */
async function delivered(): Promise<void> {
  await expect
    .poll(async () => (await outboxRows(portal.database)).map(({ state }) => state))
    .not.toContain('waiting');
}

const statuses = async (asked: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(asked)).map(({ statusCode }) => statusCode);

describe('a forgotten password', () => {
  it('VA-01 sends a link that sets a new one, in the language of the page', async () => {
    const response = await askForLink(portal, { email: ' PRACTICE@lens.test ', language: 'es' });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    await delivered();
    expect(sent).toMatchObject([
      {
        to: ['practice@lens.test'],
        subject: 'Elija una contraseña nueva',
        language: 'es',
        resetLink: expect.stringMatching(/\/auth\/action\?mode=resetPassword&oobCode=.*lang=es/),
      },
    ]);
    const code = new URL(sent[0]?.resetLink ?? '').searchParams.get('oobCode');
    const reset = { oobCode: code, newPassword: 'staple horse battery' };
    expect((await identityToolkit('accounts:resetPassword', reset)).status).toBe(200);
    expect(await signInWith('practice@lens.test', 'staple horse battery')).not.toBeNull();
    await portal.firebase.auth.updateUser('u-practice', { password: 'correct horse' });
  });

  it.each([
    [{}, 'Email is required'],
    [{ email: '  ' }, 'Email is required'],
    [{ email: 'nobody' }, 'valid email'],
  ])('VA-01 SE-08 %j is refused: %s', async (payload, message) => {
    const response = await askForLink(portal, payload);
    expect(response.statusCode).toBe(422);
    expect(apiErrorSchema.parse(response.json()).errors?.['email']?.message).toContain(message);
  });

  it('VA-01 unknown is told, naming the field, and nothing is sent', async () => {
    const response = await askForLink(portal, { email: 'nobody@lens.test' });
    expect(response.statusCode).toBe(422);
    const { message, errors } = apiErrorSchema.parse(response.json());
    expect(message).toBe('No account found with this email address');
    expect(errors?.['email']).toMatchObject({ rule: 'unknown', message });
    expect(await outboxRows(portal.database)).toEqual([]);
  });

  it('SE-02 somebody disabled gets none, also when it happens before it is sent', async () => {
    const { uid, email } = await newcomer(portal);
    await portal.firebase.auth.updateUser(uid, { disabled: true });
    expect((await askForLink(portal, { email })).statusCode).toBe(204);
    await delivered();
    expect(sent).toEqual([]);
  });

  it('SE-04 neither the queue nor a log holds a link or an address', async () => {
    await askForLink(portal, KNOWN);
    await delivered();
    const rows = await outboxRows(portal.database);
    expect(rows[0]?.payload).toEqual({
      event: 'passwordLink',
      ref: { uid: 'u-practice', language: 'en' },
    });
    const kept = JSON.stringify([rows, portal.logged]);
    expect(kept).not.toContain('oobCode');
    expect(kept).not.toContain('practice@lens.test');
  });
});

describe('five tries an address and twenty a network, an hour', () => {
  it('SE-06 lets exactly five of one address past when all come at once', async () => {
    const asked = Array.from({ length: 12 }, (_, index) =>
      askForLink(portal, KNOWN, `192.0.2.${index}`),
    );
    const answers = await statuses(asked);
    expect(answers.filter((status) => status === 204)).toHaveLength(5);
    expect(answers.filter((status) => status === 429)).toHaveLength(7);
  });

  it('SE-06 lets exactly twenty of one network past when all come at once', async () => {
    const asked = Array.from({ length: 30 }, (_, index) =>
      askForLink(portal, { email: `nobody-${index}@lens.test` }, '2001:db8:1:2::9'),
    );
    const answers = await statuses(asked);
    expect(answers.filter((status) => status === 422)).toHaveLength(20);
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
    const neighbour = await askForLink(portal, KNOWN, '2001:db8:1:2:ffff::1');
    expect(neighbour.statusCode).toBe(429);
    expect((await askForLink(portal, KNOWN, '2001:db8:1:3::1')).statusCode).toBe(204);
  });

  it('SE-06 counts however the address is written, and says how long to wait', async () => {
    for (const email of [
      'a@lens.test',
      'A@lens.test',
      ' a@LENS.test',
      'a@lens.test',
      'a@lens.test',
    ]) {
      expect((await askForLink(portal, { email })).statusCode).toBe(422);
    }
    now += 20 * MINUTE;
    const response = await askForLink(portal, { email: 'a@lens.test' });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '2400']);
    const { code, errors } = apiErrorSchema.parse(response.json());
    expect([code, errors?.['email']?.nearest]).toEqual(['too-many-requests', 2400]);
    now += 40 * MINUTE;
    expect((await askForLink(portal, { email: 'a@lens.test' })).statusCode).toBe(422);
  });

  it('SE-06 keeps no address, and no digest longer than it is needed', async () => {
    await askForLink(portal, KNOWN);
    const tries = async () =>
      (await portal.database.pool.query('SELECT email FROM password_reset_tries')).rows;
    expect(await tries()).toEqual([{ email: emailDigest('practice@lens.test') }]);
    await forgetOldResetTries(portal.database.db, new Date(now + HOUR));
    expect(await tries()).toHaveLength(1);
    await forgetOldResetTries(portal.database.db, new Date(now + 2 * HOUR + 1));
    expect(await tries()).toEqual([]);
  });
});
