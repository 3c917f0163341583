import { newFitting } from '#domain/fitting-link/fitting-file.ts';
import { toFittingLink } from '#domain/fitting-link/to-link.ts';
import { visitorTries } from '#server/consultant/visitors/table.ts';
import { VISITOR_LIMITS } from '#server/consultant/visitors/visitor-tries.ts';
import type { Email } from '#server/platform/mail/mailer.ts';
import { until } from '#tests/fixtures/until.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LAB, startConsultantPortal, type ConsultantPortal } from './support/consultant-portal.ts';
import { passOf, requestsSeen, sendAsVisitor } from './support/consultant.ts';
import { outboxRows } from './support/outbox.ts';
import { keepingMailer, PROVIDER } from './support/passwords.ts';
import type { TestPortal } from './support/portal.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const { sent, mailer } = keepingMailer();
let desk: ConsultantPortal;
let portal: TestPortal;
beforeAll(async () => {
  desk = await startConsultantPortal({
    mailer,
    provider: PROVIDER,
    portalUrl: 'https://portal.test',
  });
  portal = desk.portal;
});
beforeEach(async () => {
  await desk.empty();
  sent.length = 0;
});
afterAll(() => portal.close());

const goodPass = () => desk.goodPass();

async function emailsTo(address: string): Promise<Email[]> {
  await until(async () => {
    const waiting = (await outboxRows(portal.database)).filter(({ state }) => state === 'waiting');
    expect(waiting).toEqual([]);
  });
  return sent.filter(({ to }) => to.includes(address));
}

describe('VC-03 POST /api/consultant/requests', () => {
  it('VC-03 stores what was asked without the patient, tells the lab, and answers the sender in fixed words', async () => {
    const pass = await goodPass();
    const question = 'My patient John Smith, DOB 03/14/1985, wears -3.00 -1.25 x 180.';
    const response = await sendAsVisitor(portal, 'request', { question }, { pass });
    expect([response.statusCode, response.json()]).toEqual([201, { received: true }]);
    const masked = 'My patient [name], DOB [date], wears -3.00 -1.25 x 180.';
    const [stored] = await requestsSeen(portal);
    expect(stored).toMatchObject({ question: masked, state: 'new', version: 1, assignee: '' });
    const [toLab] = await emailsTo(LAB);
    expect(toLab?.subject).toBe('Request to a consultant from Lakeside Eye Care');
    expect(toLab?.text).toContain(masked);
    expect(toLab?.text).toContain(
      `https://portal.test/admin/order-approval/consultant-requests/${stored?.id}/show`,
    );
    const [receipt] = await emailsTo('dana@lakeside.test');
    expect(receipt?.subject).toBe('Your request to a consultant is received');
    expect(receipt?.text).not.toMatch(/Lakeside|Dana|-3\.00/);
    expect(portal.logged.join('\n')).not.toMatch(/John Smith|1985|Lakeside/);
  });

  it('OR-04 stores one request for one key, also with a newer pass, and takes no other text for it', async () => {
    const key = randomUUID();
    const first = await sendAsVisitor(portal, 'request', {}, { pass: await goodPass(), key });
    const again = await sendAsVisitor(portal, 'request', {}, { pass: await goodPass(), key });
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    const other = { question: 'Another one' };
    const changed = await sendAsVisitor(portal, 'request', other, { pass: await goodPass(), key });
    expect(changed.statusCode).toBe(422);
    expect(await requestsSeen(portal)).toHaveLength(1);
    expect(await emailsTo(LAB)).toHaveLength(1);
  });

  it('VC-03 stores one request when the same arrives ten times at once', async () => {
    const [key, pass] = [randomUUID(), await goodPass()];
    const all = await Promise.all(
      Array.from({ length: 10 }, () => sendAsVisitor(portal, 'request', {}, { pass, key })),
    );
    expect(all.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    expect(await requestsSeen(portal)).toHaveLength(1);
  });

  it('VC-03 gives a program no hint: too soon, too late, forged, the hidden field and the limit are one answer', async () => {
    const young = await passOf(portal);
    const good = await goodPass();
    const [at = '', signature = ''] = good.split('.');
    const forged = `${Number(at) - 60_000}.${signature}`;
    const answers = [
      await sendAsVisitor(portal, 'request', {}, { pass: 'none' }),
      await sendAsVisitor(portal, 'request', {}, { pass: forged }),
      await sendAsVisitor(portal, 'request', { website: 'https://x.test' }, { pass: good }),
    ];
    desk.pass(-9_000);
    answers.push(await sendAsVisitor(portal, 'request', {}, { pass: young }));
    desk.pass(13 * HOUR);
    answers.push(await sendAsVisitor(portal, 'request', {}, { pass: good }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(429));
    const bodies = answers.map((answer) => answer.json<{ message: string }>().message);
    expect(new Set(bodies).size).toBe(1);
    const pass = await goodPass();
    for (let time = 0; time < VISITOR_LIMITS.request.network.most; time += 1) {
      const taken = await sendAsVisitor(portal, 'request', {}, { pass });
      expect(taken.statusCode).toBe(201);
    }
    const over = await sendAsVisitor(portal, 'request', {}, { pass });
    expect([over.statusCode, over.json<{ message: string }>().message]).toEqual([429, bodies[0]]);
    const elsewhere = { pass, remoteAddress: '198.51.100.7' };
    expect((await sendAsVisitor(portal, 'request', {}, elsewhere)).statusCode).toBe(201);
    desk.pass(HOUR + 1_000);
    const anHourLater = await sendAsVisitor(portal, 'request', {}, { pass });
    expect(anHourLater.statusCode).toBe(201);
  });

  it('VC-03 takes no more in a day than the lab can read, from all networks together', async () => {
    const at = desk.now();
    const tries = Array.from({ length: VISITOR_LIMITS.request.day }, (_, n) => ({
      deed: 'request' as const,
      network: `n${n}`,
      at,
    }));
    await portal.database.db.insert(visitorTries).values(tries);
    const pass = await goodPass();
    expect((await sendAsVisitor(portal, 'request', {}, { pass })).statusCode).toBe(429);
    expect((await sendAsVisitor(portal, 'rating', {}, { pass })).statusCode).toBe(201);
  });

  it('VC-03 sends one receipt a day to an address, whoever enters it', async () => {
    const pass = await goodPass();
    await sendAsVisitor(portal, 'request', {}, { pass });
    await emailsTo(LAB);
    desk.pass(1_000);
    await sendAsVisitor(portal, 'request', { question: 'Once more' }, { pass });
    expect(await emailsTo(LAB)).toHaveLength(2);
    expect(await emailsTo('dana@lakeside.test')).toHaveLength(1);
    desk.pass(DAY + 1_000);
    await sendAsVisitor(portal, 'request', {}, { pass: await goodPass() });
    expect(await emailsTo('dana@lakeside.test')).toHaveLength(2);
  });

  it('VC-03 needs an email address or a phone number, and writes to nobody without the former', async () => {
    const pass = await goodPass();
    const neither = await sendAsVisitor(portal, 'request', { email: '' }, { pass });
    expect(neither.statusCode).toBe(422);
    expect(neither.json()).toMatchObject({ errors: { email: { rule: 'contact' } } });
    const phone = { email: '', phone: '+1 555 0100' };
    expect((await sendAsVisitor(portal, 'request', phone, { pass })).statusCode).toBe(201);
    expect(await emailsTo(LAB)).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });

  it('VC-04 keeps a fitting as the portal writes it, and refuses one that cannot be read', async () => {
    const pass = await goodPass();
    const fitting = toFittingLink(newFitting('left'));
    expect((await sendAsVisitor(portal, 'request', { fitting }, { pass })).statusCode).toBe(201);
    expect((await requestsSeen(portal))[0]?.fitting).toBe(fitting);
    const smuggled = Buffer.from('{"v":1,"e":"r","name":"John Smith"}').toString('base64url');
    for (const wrong of ['bm8', smuggled]) {
      const response = await sendAsVisitor(portal, 'request', { fitting: wrong }, { pass });
      if (response.statusCode === 201) continue;
      expect(response.json()).toMatchObject({ errors: { fitting: { rule: 'unreadable' } } });
    }
    const kept = (await requestsSeen(portal)).map((one) => Buffer.from(one.fitting, 'base64url'));
    expect(kept.join()).not.toContain('John');
  });
});
