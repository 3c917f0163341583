import { apiErrorSchema } from '#domain/schemas/api-error.ts';
import { VERIFICATION_PAUSE } from '#domain/constants.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { newcomer } from './support/newcomers.ts';
import { outboxRows } from './support/outbox.ts';
import { identityToolkit, keepingMailer, PROVIDER } from './support/passwords.ts';

const portal = usePortal(() => ({
  clock: () => new Date(Date.now() + ahead),
  mail: { mailer, provider: PROVIDER, portalUrl: 'https://portal.test' },
}));
let ahead = 0;
const { sent, mailer } = keepingMailer();
beforeEach(async () => {
  ahead = 0;
  sent.length = 0;
  await portal.database.pool.query('TRUNCATE outbox');
});

/** Once everything that waits has been sent. */
async function delivered(): Promise<void> {
  await expect.poll(nothingWaits).toBe(true);
}

async function nothingWaits(): Promise<boolean> {
  const rows = await outboxRows(portal.database);
  return rows.every(({ state }) => state !== 'waiting');
}

const resend = (uid: string, language = 'en') =>
  portal.app.inject({
    method: 'POST',
    url: `/api/users/${uid}/verification`,
    headers: { authorization: `Bearer ${portal.tokens.super}` },
    payload: { language },
  });

async function unverified() {
  const { uid, email } = await newcomer(portal);
  await portal.firebase.auth.updateUser(uid, { emailVerified: false });
  return { uid, email };
}

describe('the verification email once more', () => {
  it('AD-02 SE-03 has a link that verifies, and is in the audit trail', async () => {
    const { uid, email } = await unverified();
    expect((await resend(uid, 'es')).statusCode).toBe(204);
    await delivered();
    expect(sent).toMatchObject([
      { to: [email], subject: 'Verifique su correo electrónico', language: 'es' },
    ]);
    const link = new URL(sent[0]?.verifyLink ?? '');
    expect(link.searchParams.get('mode')).toBe('verifyEmail');
    const oobCode = link.searchParams.get('oobCode');
    expect((await identityToolkit('accounts:update', { oobCode })).status).toBe(200);
    expect((await portal.firebase.auth.getUser(uid)).emailVerified).toBe(true);
    const { rows } = await portal.database.pool.query(
      `SELECT details FROM audit_trail WHERE action = 'user.resendVerification' AND resource_id = $1`,
      [uid],
    );
    expect(rows).toEqual([{ details: { email } }]);
  });

  it('SE-06 asked many times at once it is sent once, and again after the pause', async () => {
    const { uid } = await unverified();
    const answers = await Promise.all(Array.from({ length: 4 }, () => resend(uid)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 429, 429, 429]);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    const { errors } = apiErrorSchema.parse(refused?.json());
    expect(errors?.['userId']).toMatchObject({ rule: 'sentAlready' });
    expect(Number(errors?.['userId']?.nearest)).toBeLessThanOrEqual(VERIFICATION_PAUSE / 1000);
    await delivered();
    expect(sent).toHaveLength(1);
    ahead = VERIFICATION_PAUSE + 5_000;
    expect((await resend(uid)).statusCode).toBe(204);
    await delivered();
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['verified', { emailVerified: true }],
    ['disabled', { disabled: true }],
  ])('AD-02 whoever is %s gets none', async (rule, change) => {
    const { uid } = await unverified();
    await portal.firebase.auth.updateUser(uid, change);
    const answer = await resend(uid);
    expect(answer.statusCode).toBe(409);
    expect(apiErrorSchema.parse(answer.json()).errors?.['userId']?.rule).toBe(rule);
    expect(await outboxRows(portal.database)).toEqual([]);
  });

  it('SE-04 the queue holds neither the link nor the address', async () => {
    const { uid, email } = await unverified();
    await resend(uid);
    await delivered();
    const rows = await outboxRows(portal.database);
    expect(rows[0]?.payload).toEqual({ event: 'verification', ref: { uid, language: 'en' } });
    expect(JSON.stringify([rows, portal.logged])).not.toContain(email);
  });
});
