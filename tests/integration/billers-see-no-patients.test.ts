import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PracticeRole } from '#domain/access/permissions.ts';
import type { Order } from '#domain/orders/order.ts';
import { saveMembership } from '#server/accounts/members/memberships.ts';
import { accountMembers } from '#server/accounts/members/table.ts';
import { orders } from '#server/ordering/orders/table.ts';
import { buildAddress, buildDelivery } from '../fixtures/build-delivery.ts';
import { allText, readPdf } from '../fixtures/read-pdf.ts';
import { openEvents } from './support/event-client.ts';
import { ASKED_ALONE, type RouteKey } from './support/expectations.ts';
import { list, orderedLens, submitted, decide, summariesOf } from './support/orders.ts';
import type { Person } from './support/people.ts';
import { people } from './support/people.ts';
import { requestsFor } from './support/requests.ts';
import { usePortal } from './support/use.ts';

const OWN = '100200';
const OWN_TOO = '100201';
const MEMBER = 'biller';

/** What is known of the patient; none of it occurs anywhere else in what the portal answers. */
const PATIENT = {
  reference: 'ZQ-REF-7731',
  name: 'Quillon Zarvex',
  notes: 'zqnotes about the fit',
  change: 'zqchange of the landing',
  message: 'zqmessage on the lens',
  reason: 'zqreason of the laboratory',
  file: 'zqtopography.png',
  acknowledged: 'zqnote to the consultant',
  street: '4711 Zarvex Lane',
  sphere: '13.75',
  baseCurve: '7.85',
  flatK: '43.37',
};
const VALUES = Object.values(PATIENT);

const portal = usePortal();
let order: Order;
let corrected: Order;
let origin: string;

beforeAll(async () => {
  origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  order = await clinicalOrder();
  corrected = await clinicalOrder();
  const reject = {
    id: corrected.id,
    action: 'reject',
    version: 1,
    reason: PATIENT.reason,
  } as const;
  await decide(portal, 'admin', reject);
});

/** An order with everything that an order can have. */
async function clinicalOrder(): Promise<Order> {
  const lens = orderedLens('gp-sphere', { baseCurve: 7.85, sphere: -13.75 });
  const made = await submitted(portal, {
    patientReference: PATIENT.reference,
    patientName: PATIENT.name,
    notes: PATIENT.notes,
    poNumber: 'PO-4711',
    patient: { prescriptionExpires: '2099-01-01' },
    delivery: buildDelivery({
      shipTo: 'patient',
      address: buildAddress({ recipient: PATIENT.name, address: PATIENT.street }),
    }),
    lenses: [{ ...lens, clinical: { flatK: 43.37, changeRequest: PATIENT.change } }],
  });
  const { db } = portal.database;
  const attachment = {
    path: `users/u-practice/orders/${randomUUID()}`,
    name: PATIENT.file,
    size: 7,
    type: 'image/png',
    kind: 'topography',
    eye: 'right',
  } as const;
  const acknowledged = [
    { code: 'unusualPower', eye: 'right' as const, note: PATIENT.acknowledged },
  ];
  const flags = ['edgeOfRange' as const];
  const more = { attachments: [attachment], acknowledged, flags, returnReason: 'fit' as const };
  await db.update(orders).set(more).where(eq(orders.id, made.id));
  await portal.post('admin', `/api/orders/${made.id}/messages`, { body: PATIENT.message });
  return made;
}

async function become(role: PracticeRole, owns?: string): Promise<void> {
  const { db } = portal.database;
  const { uid } = people[MEMBER];
  await db.delete(accountMembers).where(eq(accountMembers.uid, uid));
  await saveMembership(db, { uid, accountNumber: OWN, practiceRole: role, isMain: true });
  if (owns) {
    await saveMembership(db, { uid, accountNumber: owns, practiceRole: 'owner', isMain: false });
  }
  portal.callers.forget(uid);
}

/** The whole answer as text: headers and body, a PDF as its words. The seconds of a moment (07.857) look like a radius. */
async function textOf(response: LightMyRequestResponse): Promise<string> {
  const headers = JSON.stringify(response.headers);
  const isPdf = String(response.headers['content-type']).startsWith('application/pdf');
  const body = isPdf ? allText(await readPdf(response.rawPayload)) : response.body;
  return `${headers}\n${body}`.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '');
}

/** Asks every route that is not public about both orders, with every filter and sort, and returns the answers by route. */
async function allAnswers(person: Person): Promise<Map<string, string>> {
  const known = new Set(
    portal.app.registeredRoutes
      .filter(({ method, permission }) => method !== 'HEAD' && permission !== 'public')
      .map(({ method, url }) => `${method} ${url}` as RouteKey),
  );
  const answers = new Map<string, string>();
  for (const { id } of [order, corrected]) {
    const requests = requestsFor(portal, { orderId: id, account: OWN });
    for (const key of known) {
      // What is not about one order is asked once.
      if (id !== order.id && !key.includes('/orders')) continue;
      // Deciding changes the orders; what a biller gets of it is a refusal (`tenancy.test.ts`).
      if (ASKED_ALONE.includes(key) || (person !== MEMBER && !key.startsWith('GET '))) continue;
      answers.set(
        `${key} ${id}`,
        await textOf(await portal.request(person, requests[key](person))),
      );
    }
  }
  for (const lang of ['en', 'es']) {
    for (const size of ['A4', 'Letter']) {
      const url = `/api/orders/${order.id}/confirmation.pdf?lang=${lang}&size=${size}`;
      answers.set(url, await textOf(await portal.request(person, { url })));
    }
    const url = `/api/orders.csv?lang=${lang}`;
    answers.set(url, await textOf(await portal.request(person, { url })));
  }
  return answers;
}

/** How many orders the member finds by the filter among one. */
async function found(filter: Record<string, unknown>): Promise<number> {
  const answer = await list(portal, MEMBER, { filter: { ...filter, id: [order.id] } });
  return summariesOf(answer).length;
}

function leaksIn(answers: Map<string, string>): string[] {
  return [...answers].flatMap(([route, text]) =>
    VALUES.filter((value) => text.includes(value)).map((value) => `${route}: ${value}`),
  );
}

describe('what a biller learns of patients', () => {
  it('AD-08, SE-01 is nothing, on every route', async () => {
    await become('biller');
    expect(leaksIn(await allAnswers(MEMBER))).toEqual([]);
  });

  it('AD-08 is nothing for the owner of another account, too', async () => {
    await become('biller', OWN_TOO);
    expect(leaksIn(await allAnswers(MEMBER))).toEqual([]);
  });

  it('AD-08 would be noticed: the practice finds every one of these values', async () => {
    const found = leaksIn(await allAnswers('practice')).join('\n');
    expect(VALUES.filter((value) => !found.includes(`: ${value}`))).toEqual([]);
  });

  it('AD-08 leaves what the bill needs: number, PO, lens, quantity, prices, dates, ship-to, tracking', async () => {
    await become('biller');
    const response = await portal.request(MEMBER, { url: `/api/orders/${order.id}` });
    expect(response.json()).toMatchObject({
      number: order.number,
      poNumber: 'PO-4711',
      withheld: true,
      totalCents: order.totalCents,
      delivery: { shipTo: 'patient', address: null, method: order.delivery.method },
      lenses: order.lenses.map(({ lensName, quantity, priceCents, priceParts }) => ({
        lensName,
        quantity,
        priceCents,
        priceParts,
      })),
    });
    const sheet = await portal.request(MEMBER, { url: `/api/orders/${order.id}/confirmation.pdf` });
    const text = allText(await readPdf(sheet.rawPayload));
    expect(text).toContain(order.number);
    expect(text).toContain('PO-4711');
    expect(text).not.toMatch(/Base curve|Patient reference|No notes/i);
  });

  it.each(['ZQ-REF-7731', 'ZQ-REF-773', 'zqnotes'])(
    'AD-08, OR-08 is not found by a search, exact or similar: %s',
    async (q) => {
      const numbersFor = async (person: Person) =>
        summariesOf(await list(portal, person, { filter: { q } })).map(({ number }) => number);
      await become('biller');
      expect(await numbersFor(MEMBER)).toEqual([]);
      await become('biller', OWN_TOO);
      expect(await numbersFor(MEMBER)).toEqual([]);
      expect(await numbersFor('practice')).toContain(order.number);
    },
  );

  it('AD-08 is not in filters: neither flags nor unread messages', async () => {
    await become('biller');
    expect(await found({})).toBe(1);
    expect(await found({ flag: 'edgeOfRange' })).toBe(0);
    expect(await found({ unread: true })).toBe(0);
    expect(await found({ unread: false })).toBe(1);
    await become('viewer');
    expect(await found({ flag: 'edgeOfRange' })).toBe(1);
    expect(await found({ unread: true })).toBe(1);
  });

  it('AD-08 is not in the sequence of a list, unless the list is of an account with patients', async () => {
    const sort: [string, string] = ['patientReference', 'ASC'];
    const statusOf = async (filter: Record<string, unknown>) =>
      (await list(portal, MEMBER, { sort, filter })).statusCode;
    await become('biller', OWN_TOO);
    expect(await statusOf({})).toBe(403);
    expect(await statusOf({ accountNumber: OWN })).toBe(403);
    expect(await statusOf({ accountNumber: OWN_TOO })).toBe(200);
    const csv = `/api/orders.csv?sort=${encodeURIComponent(JSON.stringify(sort))}`;
    expect((await portal.request(MEMBER, { url: csv })).statusCode).toBe(403);
  });

  it('AD-08 shows a mixed list each order by the role in its account', async () => {
    const elsewhere = await submitted(portal, {
      accountNumber: OWN_TOO,
      patientReference: 'OWN-PATIENT',
    });
    await become('biller', OWN_TOO);
    const rows = summariesOf(
      await list(portal, MEMBER, { filter: { id: [order.id, elsewhere.id] } }),
    );
    const shown = rows.map(({ id, patientReference, withheld }) => [
      id,
      patientReference,
      withheld,
    ]);
    expect(shown).toHaveLength(2);
    expect(shown).toContainEqual([order.id, '', true]);
    expect(shown).toContainEqual([elsewhere.id, 'OWN-PATIENT', false]);
  });

  it('AD-08 is not in the stream of changes: a biller hears of orders, not of messages', async () => {
    await become('biller');
    const own = await submitted(portal);
    const events = await openEvents(origin, portal.tokens[MEMBER], 'orders');
    await portal.post('admin', `/api/orders/${own.id}/messages`, { body: 'To the fitter' });
    await decide(portal, 'admin', { id: own.id, action: 'approve', version: 1 });
    await events.until(1);
    events.close();
    expect(events.events).toMatchObject([{ id: own.id, state: 'approved' }]);
    expect(events.events[0]).not.toHaveProperty('about');
  });
});
