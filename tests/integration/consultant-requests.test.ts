import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newFitting } from '#domain/consultant/fitting-link/fitting-file.ts';
import { toFittingLink } from '#domain/consultant/fitting-link/to-link.ts';
import { RATING_KEPT_DAYS, REQUEST_KEPT_DAYS } from '#domain/consultant/requests/limits.ts';
import { forgetOldRatings } from '#server/consultant/ratings/forget-ratings.ts';
import { consultantRatings } from '#server/consultant/ratings/table.ts';
import { forgetOldRequests } from '#server/consultant/requests/forget-requests.ts';
import { consultantRequests } from '#server/consultant/requests/table.ts';
import { visitorTries } from '#server/consultant/visitors/table.ts';
import { VISITOR_LIMITS } from '#server/consultant/visitors/visitor-tries.ts';
import type { Email } from '#server/platform/mail/mailer.ts';
import { LAB, startConsultantPortal, type ConsultantPortal } from './support/consultant-portal.ts';
import { passOf, RATED, requestsSeen, sendAsVisitor } from './support/consultant.ts';
import { list } from './support/orders.ts';
import { untilNothingWaits } from './support/outbox.ts';
import { keepingMailer, PROVIDER } from './support/passwords.ts';
import type { TestPortal } from './support/portal.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const { sent, mailer } = keepingMailer();
let desk: ConsultantPortal;
let portal: TestPortal;
beforeAll(async () => {
  const portalUrl = 'https://portal.test';
  desk = await startConsultantPortal({ mailer, provider: PROVIDER, portalUrl });
  portal = desk.portal;
});
beforeEach(async () => {
  await desk.empty();
  sent.length = 0;
});
afterAll(() => portal.close());

async function emailsTo(address: string): Promise<Email[]> {
  await untilNothingWaits(portal.database);
  return sent.filter(({ to }) => to.includes(address));
}

describe('VC-03 POST /api/consultant/requests', () => {
  it('VC-03 stores what was asked without the patient, tells the lab, and answers the sender in fixed words', async () => {
    const pass = await desk.goodPass();
    const question = 'My patient John Smith, DOB 03/14/1985, wears -3.00 -1.25 x 180.';
    const response = await sendAsVisitor(portal, 'request', { question }, { pass });
    expect([response.statusCode, response.json()]).toEqual([201, { received: true, held: false }]);
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
    expect(portal.logged.join('\n')).not.toMatch(/John Smith|\/1985|Lakeside/);
  });

  it('OR-04 VC-03 stores one request for one key, ten at once and with a newer pass, and takes no other text for it', async () => {
    const key = randomUUID();
    const pass = await desk.goodPass();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sendAsVisitor(portal, 'request', {}, { pass, key })),
    );
    answers.push(await sendAsVisitor(portal, 'request', {}, { pass: await desk.goodPass(), key }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(11).fill(201));
    const other = { question: 'Another one' };
    const changed = await sendAsVisitor(portal, 'request', other, {
      pass: await desk.goodPass(),
      key,
    });
    expect(changed.statusCode).toBe(422);
    expect(await requestsSeen(portal)).toHaveLength(1);
    expect(await emailsTo(LAB)).toHaveLength(1);
  });

  it('VC-03 gives a program no hint: too soon, too late, forged, the hidden field and the limit are one answer', async () => {
    const young = await passOf(portal);
    const good = await desk.goodPass();
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
    const pass = await desk.goodPass();
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

  it('VC-03 takes what comes on a day with more than usual, marks it, and tells the lab once an hour', async () => {
    const at = desk.now();
    const day = (deed: 'request' | 'rating') =>
      Array.from({ length: VISITOR_LIMITS[deed].day }, (_, n) => ({ deed, network: `n${n}`, at }));
    await portal.database.db.insert(visitorTries).values([...day('request'), ...day('rating')]);
    const [pass, key] = [await desk.goodPass(), randomUUID()];
    const held = [201, { received: true, held: true }];
    for (const deed of ['request', 'request', 'rating'] as const) {
      const response = await sendAsVisitor(portal, deed, {}, { pass, key: randomUUID() });
      expect([response.statusCode, response.json()]).toEqual(held);
    }
    for (let time = 0; time < 2; time += 1) {
      const again = await sendAsVisitor(portal, 'request', { practice: 'Amber' }, { pass, key });
      expect([again.statusCode, again.json()]).toEqual(held);
    }
    const heldOnes = { filter: { held: true } };
    const requests = await list(portal, 'admin', heldOnes, 'consultant-requests');
    expect(requests.json()).toHaveLength(3);
    expect((await list(portal, 'admin', heldOnes, 'consultant-ratings')).json()).toHaveLength(1);
    const [told, ...more] = await emailsTo(LAB);
    expect(more).toEqual([]);
    expect(told?.subject).toBe('More requests to a consultant than usual');
    expect(told?.text).toMatch(/Within 24 hours: \d/);
    expect(await emailsTo('dana@lakeside.test')).toEqual([]);
    desk.pass(HOUR);
    await sendAsVisitor(portal, 'request', {}, { pass });
    expect(await emailsTo(LAB)).toHaveLength(2);
  });

  it('VC-03 sends one receipt a day to an address, whoever enters it', async () => {
    const pass = await desk.goodPass();
    await sendAsVisitor(portal, 'request', {}, { pass });
    await emailsTo(LAB);
    desk.pass(1_000);
    await sendAsVisitor(portal, 'request', { question: 'Once more' }, { pass });
    expect(await emailsTo(LAB)).toHaveLength(2);
    expect(await emailsTo('dana@lakeside.test')).toHaveLength(1);
    desk.pass(DAY + 1_000);
    await sendAsVisitor(portal, 'request', {}, { pass: await desk.goodPass() });
    expect(await emailsTo('dana@lakeside.test')).toHaveLength(2);
  });

  it('VC-03 needs an email address or a phone number, and writes to nobody without the former', async () => {
    const pass = await desk.goodPass();
    const neither = await sendAsVisitor(portal, 'request', { email: '' }, { pass });
    expect(neither.statusCode).toBe(422);
    expect(neither.json()).toMatchObject({ errors: { email: { rule: 'contact' } } });
    const phone = { email: '', phone: '+1 555 0100' };
    expect((await sendAsVisitor(portal, 'request', phone, { pass })).statusCode).toBe(201);
    expect(await emailsTo(LAB)).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });

  it('VC-04 keeps a fitting as the portal writes it, and refuses one that cannot be read', async () => {
    const pass = await desk.goodPass();
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

const daysLater = (days: number) => new Date(desk.now().getTime() + days * DAY);

const edit = (
  id: string,
  version: number,
  changes: object,
  person: 'admin' | 'super' = 'admin',
) => {
  const payload = { state: 'new', assignee: '', note: '', ...changes };
  return portal.put(person, `/api/consultant-requests/${id}`, version, payload);
};

describe('VC-03 the requests as the staff handle them', () => {
  it('VC-03 SE-03 are given to nobody but who takes them, answered with who and when, and the note stays out of the audit trail', async () => {
    await sendAsVisitor(portal, 'request', {}, { pass: await desk.goodPass() });
    const [{ id } = { id: '' }] = await requestsSeen(portal);
    const given = await edit(id, 1, { assignee: 'u-super' });
    expect(given.statusCode).toBe(422);
    expect(given.json()).toMatchObject({ errors: { assignee: { rule: 'other' } } });
    const taken = await edit(id, 1, { state: 'inProgress', assignee: 'u-admin' });
    expect([taken.statusCode, taken.headers.etag]).toEqual([200, '"2"']);
    expect(taken.json()).toMatchObject({
      state: 'inProgress',
      assignee: 'u-admin',
      assigneeName: expect.stringMatching(/./),
      changedBy: expect.stringMatching(/./),
      changedAt: expect.any(String),
    });
    expect((await edit(id, 1, { state: 'closed' }, 'super')).statusCode).toBe(412);
    const note = 'Called Dana';
    const answered = await edit(id, 2, { state: 'answered', assignee: 'u-admin', note }, 'super');
    expect(answered.json()).toMatchObject({ state: 'answered', note, assignee: 'u-admin' });
    const { rows } = await portal.database.pool.query<{ action: string; details: unknown }>(
      'SELECT action, details FROM audit_trail WHERE resource_id = $1 ORDER BY id',
      [id],
    );
    expect(rows).toMatchObject([
      { action: 'consultant-requests.edit', details: { after: { state: 'inProgress' } } },
      { action: 'consultant-requests.edit', details: { after: { state: 'answered', note: '…' } } },
    ]);
    expect(JSON.stringify(rows)).not.toContain('Dana');
  });

  it('VC-03 filters by state, by what is open, and searches', async () => {
    const pass = await desk.goodPass();
    await sendAsVisitor(portal, 'request', { practice: 'Amber' }, { pass });
    desk.pass(1_000);
    await sendAsVisitor(portal, 'request', { practice: 'Basil', language: 'es' }, { pass });
    const [, amber] = await requestsSeen(portal);
    await edit(amber?.id ?? '', 1, { state: 'closed' });
    const found = async (filter: Record<string, unknown>) => {
      const response = await list(portal, 'admin', { filter }, 'consultant-requests');
      return response.json<{ practice: string }[]>().map(({ practice }) => practice);
    };
    for (const filter of [{ open: true }, { language: 'es' }])
      expect(await found(filter)).toEqual(['Basil']);
    for (const filter of [{ open: false }, { state: 'closed' }, { q: 'amb' }])
      expect(await found(filter)).toEqual(['Amber']);
  });
});

describe('VC-03 POST /api/consultant/ratings', () => {
  it('VC-03 stores what was said without names, once, for the staff to read only', async () => {
    const [key, pass] = [randomUUID(), await desk.goodPass()];
    const typed = { question: 'Mr. Smith wears 7.80/7.65', comment: 'MRN 44712 was ignored' };
    for (let time = 0; time < 2; time += 1) {
      const response = await sendAsVisitor(portal, 'rating', typed, { pass, key });
      expect([response.statusCode, response.json()]).toEqual([
        201,
        { received: true, held: false },
      ]);
    }
    const response = await portal.request('admin', { url: '/api/consultant-ratings' });
    const { website: _website, ...rated } = RATED;
    expect(response.json()).toEqual([
      {
        ...rated,
        id: expect.any(String),
        version: 1,
        question: 'Mr. [name] wears 7.80/7.65',
        title: 'Mr. [name] wears 7.80/7.65',
        comment: 'MRN [record number] was ignored',
        held: false,
        createdAt: expect.any(String),
      },
    ]);
    const [{ id } = { id: '' }] = response.json<{ id: string }[]>();
    const url = `/api/consultant-ratings/${id}`;
    expect((await portal.request('admin', { url })).statusCode).toBe(200);
  });

  it('VC-03 finds the answers that did not help', async () => {
    const pass = await desk.goodPass();
    await sendAsVisitor(portal, 'rating', {}, { pass });
    await sendAsVisitor(portal, 'rating', { helpful: true, reason: null, comment: '' }, { pass });
    const question = 'Which lens '.repeat(60).trim();
    await sendAsVisitor(portal, 'rating', { question, reason: 'wrong' }, { pass });
    const filter = { helpful: false };
    const response = await list(portal, 'admin', { filter }, 'consultant-ratings');
    expect(response.json()).toMatchObject([
      { title: `${'Which lens '.repeat(6)}…`.replace(' …', '…'), question, reason: 'wrong' },
      { helpful: false, reason: 'incomplete' },
    ]);
  });
});

it('VC-03 deletes requests and ratings when the pages say so', async () => {
  await sendAsVisitor(portal, 'request', {}, { pass: await desk.goodPass() });
  await sendAsVisitor(portal, 'rating', {}, { pass: await desk.goodPass() });
  const { db } = portal.database;
  const tables = [consultantRequests, consultantRatings];
  const left = () => Promise.all(tables.map((table) => db.$count(table)));
  await forgetOldRequests(db, daysLater(REQUEST_KEPT_DAYS - 1));
  await forgetOldRatings(db, daysLater(RATING_KEPT_DAYS - 1));
  expect(await left()).toEqual([1, 1]);
  await forgetOldRatings(db, daysLater(RATING_KEPT_DAYS + 1));
  expect(await left()).toEqual([1, 0]);
  await forgetOldRequests(db, daysLater(REQUEST_KEPT_DAYS + 1));
  expect(await left()).toEqual([0, 0]);
});
