import { RATING_KEPT_DAYS, REQUEST_KEPT_DAYS } from '#domain/requests/limits.ts';
import { forgetOldRatings } from '#server/consultant/ratings/forget-ratings.ts';
import { consultantRatings } from '#server/consultant/ratings/table.ts';
import { forgetOldRequests } from '#server/consultant/requests/forget-requests.ts';
import { consultantRequests } from '#server/consultant/requests/table.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startConsultantPortal, type ConsultantPortal } from './support/consultant-portal.ts';
import { RATED, requestsSeen, sendAsVisitor } from './support/consultant.ts';
import { list } from './support/orders.ts';
import type { TestPortal } from './support/portal.ts';

const DAY = 24 * 60 * 60 * 1000;

let desk: ConsultantPortal;
let portal: TestPortal;
beforeAll(async () => {
  desk = await startConsultantPortal();
  portal = desk.portal;
});
beforeEach(() => desk.empty());
afterAll(() => portal.close());

const goodPass = () => desk.goodPass();
const daysLater = (days: number) => new Date(desk.now().getTime() + days * DAY);

const edit = (id: string, version: number, changes: object, person: 'admin' | 'super' = 'admin') =>
  portal.put(person, `/api/consultant-requests/${id}`, version, {
    state: 'new',
    assignee: '',
    note: '',
    ...changes,
  });

describe('VC-03 the requests as the staff handle them', () => {
  it('VC-03 SE-03 takes, answers and closes with who and when, and keeps the note out of the audit trail', async () => {
    await sendAsVisitor(portal, 'request', {}, { pass: await goodPass() });
    const [{ id } = { id: '' }] = await requestsSeen(portal);
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

  it('VC-03 gives a request to nobody but who takes it', async () => {
    await sendAsVisitor(portal, 'request', {}, { pass: await goodPass() });
    const [{ id } = { id: '' }] = await requestsSeen(portal);
    const given = await edit(id, 1, { assignee: 'u-super' });
    expect([given.statusCode, given.json()]).toMatchObject([
      422,
      { errors: { assignee: { rule: 'other' } } },
    ]);
  });

  it('VC-03 filters by state, by what is open, and searches', async () => {
    const pass = await goodPass();
    await sendAsVisitor(portal, 'request', { practice: 'Amber' }, { pass });
    desk.pass(1_000);
    await sendAsVisitor(portal, 'request', { practice: 'Basil', language: 'es' }, { pass });
    const [, amber] = await requestsSeen(portal);
    await edit(amber?.id ?? '', 1, { state: 'closed' });
    const found = async (filter: Record<string, unknown>) => {
      const response = await list(portal, 'admin', { filter }, 'consultant-requests');
      return response.json<{ practice: string }[]>().map(({ practice }) => practice);
    };
    expect(await found({ open: true })).toEqual(['Basil']);
    expect(await found({ open: false })).toEqual(['Amber']);
    expect(await found({ state: 'closed' })).toEqual(['Amber']);
    expect(await found({ language: 'es' })).toEqual(['Basil']);
    expect(await found({ q: 'amb' })).toEqual(['Amber']);
  });
});

describe('VC-03 POST /api/consultant/ratings', () => {
  it('VC-03 stores what was said without names, once, for the staff to read only', async () => {
    const [key, pass] = [randomUUID(), await goodPass()];
    const typed = { question: 'Mr. Smith wears 7.80/7.65', comment: 'MRN 44712 was ignored' };
    for (let time = 0; time < 2; time += 1) {
      const response = await sendAsVisitor(portal, 'rating', typed, { pass, key });
      expect([response.statusCode, response.json()]).toEqual([201, { received: true }]);
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
        createdAt: expect.any(String),
      },
    ]);
    const [{ id } = { id: '' }] = response.json<{ id: string }[]>();
    const url = `/api/consultant-ratings/${id}`;
    expect((await portal.request('admin', { url })).statusCode).toBe(200);
    expect((await portal.request('super', { method: 'PUT', url })).statusCode).toBe(404);
    expect((await portal.request('super', { method: 'DELETE', url })).statusCode).toBe(404);
  });

  it('VC-03 finds the answers that did not help', async () => {
    const pass = await goodPass();
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
  const pass = await goodPass();
  await sendAsVisitor(portal, 'request', {}, { pass });
  await sendAsVisitor(portal, 'rating', {}, { pass });
  const { db } = portal.database;
  const left = async () => [
    await db.$count(consultantRequests),
    await db.$count(consultantRatings),
  ];
  await forgetOldRequests(db, daysLater(REQUEST_KEPT_DAYS - 1));
  await forgetOldRatings(db, daysLater(RATING_KEPT_DAYS - 1));
  expect(await left()).toEqual([1, 1]);
  await forgetOldRatings(db, daysLater(RATING_KEPT_DAYS + 1));
  expect(await left()).toEqual([1, 0]);
  await forgetOldRequests(db, daysLater(REQUEST_KEPT_DAYS + 1));
  expect(await left()).toEqual([0, 0]);
});
