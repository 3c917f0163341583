import { describe, expect, it } from 'vitest';
import { returnRequestSchema } from '#domain/money/returns/return-request.ts';
import { returnRequests } from '#server/ordering/return-requests/table.ts';
import { buildReturnRequest } from '../fixtures/build-return-request.ts';
import { readBarCodes } from '../fixtures/read-bar-codes.ts';
import { readTags } from '../fixtures/read-pdf-tags.ts';
import { allText, readPdf } from '../fixtures/read-pdf.ts';
import { submitted, list } from './support/orders.ts';
import type { Person } from './support/people.ts';
import type { TestPortal } from './support/portal.ts';
import { usePortal } from './support/use.ts';

type Row = typeof returnRequests.$inferInsert;

let made = 0;

/** A request about the right lens of an order of account 100200, as if it had been asked for; what matters is given. */
async function requestRow(portal: TestPortal, changes: Partial<Row> = {}): Promise<string> {
  made += 1;
  const number = `RMA-8${String(made).padStart(5, '0')}`;
  const { id: orderId } = await submitted(portal);
  const { policy } = buildReturnRequest();
  await portal.database.db.insert(returnRequests).values({
    number,
    accountNumber: '100200',
    kind: 'return',
    orderId,
    eye: 'right',
    lens: 'GP Sphere',
    reason: 'fit',
    state: 'requested',
    policy,
    requestedAt: new Date('2026-06-02T12:00:00Z'),
    requestedBy: 'Paula Practice',
    requestedByUid: 'u-practice',
    ...changes,
  });
  return number;
}

const portal = usePortal();

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

/** Of these requests those that match. */
async function idsOf(filter: object): Promise<string[]> {
  const sort: [string, string] = ['requestedAt', 'ASC'];
  const response = await list(portal, 'admin', { filter: { ...filter }, sort }, 'return-requests');
  return returnRequestSchema
    .array()
    .parse(response.json())
    .map(({ id }) => id);
}

describe('the queue of the lab', () => {
  it('CR-03 has what waits for the lab, the oldest first, and what is older than some days', async () => {
    const young = await requestRow(portal, { requestedAt: daysAgo(1) });
    const old = await requestRow(portal, { requestedAt: daysAgo(9) });
    const here = await requestRow(portal, {
      state: 'received',
      requestedAt: daysAgo(5),
      receivedAt: daysAgo(1),
      receivedBy: 'Ada Admin',
    });
    const due = await requestRow(portal, { state: 'approved', requestedAt: daysAgo(20) });
    const over = await requestRow(portal, { state: 'withdrawn', requestedAt: daysAgo(30) });
    const id = [young, old, here, due, over];
    expect(await idsOf({ id, turn: 'lab' })).toEqual([old, here, young]);
    expect(await idsOf({ id, turn: 'lab', olderThanDays: 4 })).toEqual([old, here]);
    expect(await idsOf({ id, turn: 'practice' })).toEqual([due]);
    expect(await idsOf({ id, q: old.toLowerCase() })).toEqual([old]);
    const wrong = await list(portal, 'admin', { filter: { olderThanDays: -1 } }, 'return-requests');
    expect(wrong.statusCode).toBe(400);
  });

  it('CR-03 SE-03 has a history for each request, with who did what', async () => {
    const id = await requestRow(portal);
    const payload = { decision: 'refuse', reason: 'Worn for a year.' };
    await portal.step('admin', `/api/return-requests/${id}/decide`, 1, payload);
    const filter = { resource: 'return-requests', recordId: id };
    const history = (await list(portal, 'super', { filter }, 'record-changes')).json();
    const [before, after] = [
      { state: 'requested' },
      { state: 'refused', refuseReason: payload.reason },
    ];
    expect(history).toMatchObject([{ action: 'edit', actor: 'admin@lens.test', before, after }]);
  });
});

const label = (person: Person, number: string, query = '') =>
  portal.request(person, { url: `/api/return-requests/${number}/label.pdf${query}` });

/** What the label of a request says, in one line. */
async function textOf(row: Parameters<typeof requestRow>[1]): Promise<string> {
  const { rawPayload } = await label('practice', await requestRow(portal, row));
  return allText(await readPdf(rawPayload)).replaceAll('\n', ' ');
}

describe('GET /api/return-requests/:id/label.pdf', () => {
  it('CR-03 SE-04 is named after the request, kept by no cache, and names no patient', async () => {
    const number = await requestRow(portal, { note: 'Ada Byron says it hurts' });
    const response = await label('practice', number);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${number}-label.pdf"`,
      'cache-control': 'no-store',
    });
    expect(readBarCodes(response.rawPayload)).toEqual([[number, number]]);
    const text = allText(await readPdf(response.rawPayload));
    for (const shown of [number, '100200', 'Right (R)', 'GP Sphere', 'Lens Portal']) {
      expect(text).toContain(shown);
    }
    expect(text).not.toMatch(/Ada|PAT-1/);
  });

  it('CR-03 is on the paper of the country, or that and in the language that are asked for', async () => {
    const number = await requestRow(portal);
    const widthOf = async (query: string) =>
      Math.round((await readPdf((await label('admin', number, query)).rawPayload))[0]?.width ?? 0);
    expect(await widthOf('')).toBe(612);
    expect(await widthOf('?size=A4')).toBe(595);
    await portal.database.pool.query(
      `UPDATE customers SET country = 'DE' WHERE account_number = '100200'`,
    );
    expect(await widthOf('')).toBe(595);
    expect(await widthOf('?size=Letter')).toBe(612);
    expect(await readTags((await label('admin', number, '?lang=es')).rawPayload)).toMatchObject({
      title: `Etiqueta de devolución ${number}`,
      language: 'es',
      isMarked: true,
    });
    expect((await label('admin', number, '?size=A5')).statusCode).toBe(400);
  });

  it('CR-03 SE-01 is for the practice and the lab, and for nobody else', async () => {
    const number = await requestRow(portal);
    const statuses = { practice: 200, biller: 200, admin: 200, other: 404, unlinked: 403 };
    for (const [person, status] of Object.entries(statuses)) {
      const { statusCode } = await label(person as Person, number);
      expect([person, statusCode]).toEqual([person, status]);
    }
    expect((await label('practice', 'RMA-1')).statusCode).toBe(404);
  });

  it.each([
    ['refused', { state: 'refused' }, 'the request is refused'],
    ['withdrawn', { state: 'withdrawn' }, 'the request is withdrawn'],
    [
      'here already',
      { state: 'received', receivedAt: new Date(), receivedBy: 'Ada Admin' },
      'the lab has received the lens',
    ],
    [
      'that need not come back',
      { policy: { ...buildReturnRequest().policy, mustReturn: false } },
      'does not have to come back',
    ],
    ['a cancellation', { kind: 'cancellation', eye: null, reason: null }, 'no lens comes back'],
  ] as const)('CR-03 is not there for a lens that is %s, and says why', async (_what, row, why) => {
    const response = await label('practice', await requestRow(portal, row));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'conflict', message: expect.any(String) });
    expect(response.body).toContain(why);
  });

  it('CR-03 names the last day that is set, before that the end of the warranty', async () => {
    const { policy } = buildReturnRequest();
    const returnBy = new Date('2099-03-02T18:00:00Z');
    expect(await textOf({ state: 'approved', returnBy })).toContain('Mar 2, 2099');
    const endsAt = '2098-05-04T18:00:00.000Z';
    expect(await textOf({ policy: { ...policy, endsAt } })).toContain('May 4, 2098');
    const over = await textOf({ policy: { ...policy, endsAt: '2020-05-04T18:00:00.000Z' } });
    expect(over).not.toContain('2020');
    expect(over).toContain('The portal shows until when the lab must have it');
  });
});
