import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { asSuperSees, someApplication } from './support/applications.ts';
import { begun, draftContent, readDraft } from './support/drafts.ts';
import { ASKED_ALONE, expectations, type RouteKey } from './support/expectations.ts';
import {
  list,
  orderAsAdminSees,
  orderInput,
  submit,
  submitted,
  summariesOf,
} from './support/orders.ts';
import { NAMES_NO_RECORD } from './support/names-no-record.ts';
import { requestsFor } from './support/requests.ts';

const portal = usePortal();

describe('another practice', () => {
  it('SE-01 neither sees nor changes an order of 100200 by any route', async () => {
    const secret = 'PAT-OF-100200';
    const order = await submitted(portal, { patientReference: secret });
    const application = await someApplication(portal);
    const draft = await begun(portal, { content: draftContent({ patientReference: secret }) });
    const requests = requestsFor(portal, {
      orderId: order.id,
      account: '100200',
      applicationId: application.id,
      draftId: draft.id,
    });
    for (const key of Object.keys(expectations) as RouteKey[]) {
      if (ASKED_ALONE.includes(key)) continue;
      const response = await portal.request('other', requests[key]('other'));
      const { statusCode } = response;
      const refused = expectations[key].other === 404 ? 404 : 403;
      const expected = NAMES_NO_RECORD.has(key) ? expectations[key].other : refused;
      expect([key, statusCode]).toEqual([key, expected]);
      expect(response.body).not.toContain(secret);
      expect(response.body).not.toContain(order.number);
      expect(response.body).not.toContain('Lakeside');
      expect(response.body).not.toContain(application.practice);
    }
    expect(await orderAsAdminSees(portal, order.id)).toEqual(order);
    expect(await asSuperSees(portal, application.id)).toEqual(application);
    expect((await readDraft(portal, draft.id)).json()).toEqual(draft);
  });

  it('SE-01 finds nothing of 100200 by any filter of the list', async () => {
    const order = await submitted(portal, { patientReference: 'PAT-HIDDEN' });
    for (const filter of [{ id: [order.id] }, { accountNumber: '100200' }]) {
      const response = await list(portal, 'other', { filter });
      expect([filter, response.json()]).toEqual([filter, []]);
      expect(response.headers['content-range']).toBe('orders */0');
    }
    // The search forgives slips, so that it may find what is their own.
    for (const q of ['PAT-HIDDEN', order.number, 'Lakeside']) {
      const response = await list(portal, 'other', { filter: { q } });
      expect(response.body).not.toContain(order.id);
      const accounts = summariesOf(response).map(({ accountNumber }) => accountNumber);
      expect(accounts.filter((account) => account !== '100300')).toEqual([]);
    }
    const own = summariesOf(await list(portal, 'other'));
    expect(new Set(own.map(({ accountNumber }) => accountNumber))).toEqual(new Set(['100300']));
  });

  it('SE-01 cannot order for 100200, and nothing is stored', async () => {
    const before = await list(portal, 'admin');
    const response = await submit(portal, 'other', orderInput({ accountNumber: '100200' }));
    expect(response.statusCode).toBe(403);
    const after = await list(portal, 'admin');
    expect(after.headers['content-range']).toBe(before.headers['content-range']);
  });

  it('PM-03 lets a practice order for its additional accounts', async () => {
    const order = await submitted(portal, { accountNumber: '100201' });
    expect(order).toMatchObject({ accountNumber: '100201', practice: 'Lakeside Eye Care North' });
  });
});
