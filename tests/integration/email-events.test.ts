import { randomUUID } from 'node:crypto';
import { until } from 'test-tools/until.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { orderSchema } from '#domain/orders/order.ts';
import type { Email } from '#server/platform/mail/mailer.ts';
import { enqueue } from '#server/platform/outbox/enqueue.ts';
import { applied, decideOn } from './support/applications.ts';
import { addMember } from './support/merge.ts';
import { newcomer } from './support/newcomers.ts';
import { decide, submitted, taken } from './support/orders.ts';
import { outboxRows } from './support/outbox.ts';
import { keepingMailer, PROVIDER } from './support/passwords.ts';
import { newUser, openBrowser, seconds } from './support/sessions.ts';
import { usePortal } from './support/use.ts';

const { sent, mailer } = keepingMailer();
const portal = usePortal(() => ({
  mail: { mailer, provider: PROVIDER, portalUrl: 'https://portal.test' },
}));
afterEach(() => {
  sent.length = 0;
});

/** Waits until everything was told and sent, and returns what each address got. */
async function told(): Promise<Map<string, Email[]>> {
  await until(async () => {
    const waiting = (await outboxRows(portal.database)).filter(({ state }) => state === 'waiting');
    expect(waiting).toEqual([]);
  });
  const byAddress = new Map<string, Email[]>();
  for (const email of sent) {
    const [to = ''] = email.to;
    byAddress.set(to, [...(byAddress.get(to) ?? []), email]);
  }
  return byAddress;
}

/** Forgets what was told so far. */
async function quiet(): Promise<void> {
  await told();
  sent.length = 0;
}

const speak = (person: 'practice' | 'biller', value: 'en' | 'es') =>
  portal.request(person, { method: 'PUT', url: '/api/preferences/language', payload: { value } });

const say = (person: 'practice' | 'admin', id: string, body: string) =>
  portal.post(person, `/api/orders/${id}/messages`, { body });

const move = (id: string, version: number, promisedAt: string) => {
  const payload = { promisedAt, reason: 'The material arrives late' };
  return portal.step('admin', `/api/orders/${id}/promise`, version, payload);
};

/** A Monday a few weeks from now. */
function monday(): string {
  const date = new Date();
  date.setUTCDate(date.getUTCDate() + 28 + ((8 - date.getUTCDay()) % 7));
  return date.toISOString().slice(0, 10);
}

describe('the practice of an order', () => {
  it('EM-04 UX-02 is told of a rejection in its language, with the reason and where to correct it', async () => {
    await speak('practice', 'es');
    const { id, version, number } = await submitted(portal, { patientName: 'Zebedee Quill' });
    await quiet();
    const reason = 'La curva base no corresponde.\nRevise el ojo derecho.';
    await decide(portal, 'admin', { id, version, action: 'reject', reason });
    const byAddress = await told();
    const [email] = byAddress.get('practice@lens.test') ?? [];
    expect(email).toMatchObject({ subject: `El pedido ${number} fue rechazado`, language: 'es' });
    expect(email?.text).toContain(`Motivo:\n${reason}`);
    expect(email?.text).toContain(`https://portal.test/customer/order?resubmit=${id}`);
    expect(email?.text).toContain('Paciente: Z. Q.');
    expect(email?.html).toContain('La curva base no corresponde.<br>');
    expect(email?.html).not.toContain('Zebedee');
    expect(byAddress.has('other@lens.test')).toBe(false);
    expect(byAddress.has('admin@lens.test')).toBe(false);
    await speak('practice', 'en');
  });

  it('SE-04 EM-04 is not told by email at an address that is not verified, but behind the bell', async () => {
    const { uid, email } = await newUser(portal, { role: 'customer' });
    await portal.firebase.auth.updateUser(uid, { emailVerified: false });
    await addMember(portal, uid, '100200', { role: 'orderer', isMain: true });
    const { id, version } = await submitted(portal, { patientName: 'Zebedee Quill' });
    await quiet();
    await decide(portal, 'admin', { id, version, action: 'reject', reason: 'SECRET axis' });
    const byAddress = await told();
    expect([byAddress.has('practice@lens.test'), byAddress.has(email)]).toEqual([true, false]);
    const { rows } = await portal.database.pool.query(
      `SELECT state, reply, html, text, (SELECT count(*)::int FROM notices n WHERE n.uid = e.uid AND n.event = e.event)
       AS notices FROM emails e WHERE uid = $1 AND event = 'orderRejected'`,
      [uid],
    );
    expect(rows).toEqual([
      { state: 'suppressed', reply: 'not verified', html: null, text: null, notices: 1 },
    ]);
    await portal.database.pool.query('DELETE FROM account_members WHERE uid = $1', [uid]);
  });

  it('AD-08 withholds reason, patient and correction from a biller', async () => {
    const { id, version, number } = await submitted(portal, { patientName: 'Zebedee Quill' });
    await quiet();
    await decide(portal, 'admin', { id, version, action: 'reject', reason: 'SECRET axis' });
    const [email] = (await told()).get('biller@lens.test') ?? [];
    expect(email?.subject).toBe(`Order ${number} is rejected`);
    expect(email?.text).toContain(`https://portal.test/customer/orders/${id}`);
    expect(`${email?.text}${email?.html}`).not.toMatch(/SECRET|Z\. Q\.|Patient|resubmit/);
  });

  it('EM-04 is told of a shipment with the carrier’s page and the day of arrival', async () => {
    const { id, version } = await taken(portal, ['approve', 'produce']);
    await quiet();
    const parcel = { carrier: 'UPS Ground', trackingNumber: '1Z 999' };
    await decide(portal, 'admin', { id, version, action: 'ship', ...parcel });
    // The invoice of the shipment is told of too.
    const email = (await told())
      .get('practice@lens.test')
      ?.find(({ subject }) => subject?.endsWith('is shipped'));
    expect(email?.text).toContain('Track the package:\nhttps://www.ups.com/track?tracknum=1Z999');
    expect(email?.text).toMatch(/Arrives by: \w+ \d+, \d{4}/);
  });
});

describe('a message about an order', () => {
  it('EM-04 is told to those who may read it, without its text, its author and the lab', async () => {
    const { id } = await submitted(portal);
    await quiet();
    expect((await say('admin', id, 'SECRET axis')).statusCode).toBe(201);
    const fromLab = await told();
    expect(fromLab.get('practice@lens.test')).toHaveLength(1);
    expect(fromLab.has('biller@lens.test')).toBe(false);
    expect(JSON.stringify(sent)).not.toContain('SECRET');
    sent.length = 0;
    await say('practice', id, 'Thank you');
    const fromPractice = await told();
    for (const address of ['practice@lens.test', 'admin@lens.test', 'super@lens.test']) {
      expect(fromPractice.has(address)).toBe(false);
    }
  });
});

describe('a promised date that the lab moves', () => {
  it('OR-12 EM-04 is told with reason and former date, and stands in the timeline', async () => {
    const { id, version } = await taken(portal, ['approve']);
    await quiet();
    const day = monday();
    const moved = await move(id, version, day);
    expect(moved.statusCode).toBe(200);
    expect(moved.headers.etag).toBe(`"${version + 1}"`);
    expect(orderSchema.parse(moved.json())).toMatchObject({
      promisedAt: `${day}T23:59:59.999Z`,
      version: version + 1,
      promiseMoves: [{ reason: 'The material arrives late', actor: 'admin@lens.test' }],
    });
    const byAddress = await told();
    const [email] = byAddress.get('practice@lens.test') ?? [];
    expect(email?.text).toContain('Reason:\nThe material arrives late');
    expect(email?.text).toMatch(/Ships by: \w+ \d+, \d{4}\nFormer date: \w+ \d+, \d{4}/);
    expect(byAddress.get('biller@lens.test')?.[0]?.text).not.toContain('material');
    const billers = await portal.request('biller', { url: `/api/orders/${id}` });
    expect(billers.json()).toMatchObject({ promiseMoves: [{ reason: '' }] });
  });

  it('OR-07 OR-12 is refused for an outdated version, another state and a day off', async () => {
    const { id, version } = await taken(portal, ['approve']);
    const outdated = await move(id, version - 1, monday());
    expect(outdated.statusCode).toBe(412);
    expect(outdated.json()).toMatchObject({ current: { id, version } });
    const past = await move(id, version, '2020-01-06');
    expect(past.statusCode).toBe(422);
    expect(past.json()).toMatchObject({ errors: { promisedAt: { rule: 'past' } } });
    const early = await submitted(portal);
    expect((await move(early.id, early.version, monday())).statusCode).toBe(409);
  });
});

describe('an application', () => {
  it('AD-05 EM-04 UX-02 is confirmed, and its decline told once with the reason, in their language', async () => {
    const applicant = await newcomer(portal);
    const { id } = await applied(applicant, { locale: 'es' });
    const [confirmed] = (await told()).get(applicant.email) ?? [];
    expect(confirmed).toMatchObject({
      subject: 'Recibimos la solicitud de Riverside Vision',
      language: 'es',
    });
    sent.length = 0;
    const payload = { reason: 'La licencia venció.\nEnvíe la nueva.' };
    const decline = { id, action: 'decline', version: 1, payload } as const;
    await Promise.all([1, 2, 3].map(() => decideOn(portal, 'super', decline)));
    const emails = (await told()).get(applicant.email);
    expect(emails).toMatchObject([
      { subject: 'La solicitud de Riverside Vision fue rechazada', language: 'es' },
    ]);
    expect(emails?.[0]?.text).toContain(`Motivo:\n${payload.reason}`);
    const { rows } = await portal.database.pool.query(
      `SELECT payload FROM outbox WHERE kind = 'email.event' AND payload->>'event' = 'applicationDeclined'`,
    );
    expect(rows).toEqual([
      { payload: { event: 'applicationDeclined', ref: { applicationId: id } } },
    ]);
  });
});

describe('a sign-in', () => {
  it('EM-04 from a device that is new for the user is told, the first of all is not', async () => {
    const user = await newUser(portal);
    const first = seconds() + 1;
    const [home, office] = [randomUUID(), randomUUID()];
    await quiet();
    for (const [index, deviceId] of [home, home, office, office].entries()) {
      const browser = openBrowser(portal, { user, deviceId, authTime: first + index });
      expect(await browser.status()).toBe(200);
      portal.callers.forget(user.uid);
    }
    const subjects = (await told()).get(user.email)?.map(({ subject }) => subject);
    expect(subjects).toEqual(['Sign-in from a new device']);
  });
});

describe('a row of a former portal', () => {
  it('SE-07 becomes the event, once', async () => {
    const { id, number } = await taken(portal, ['approve', 'produce', 'ship', 'close']);
    await quiet();
    await portal.database.db.transaction((tx) =>
      enqueue(tx, { kind: 'email', key: id, payload: { template: 'closedOrder', orderId: id } }),
    );
    const [email] = (await told()).get('practice@lens.test') ?? [];
    expect(email?.subject).toBe(`Order ${number} is closed`);
    expect((await told()).get('practice@lens.test')).toHaveLength(1);
  });
});
