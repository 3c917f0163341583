import { readTags } from '#tests/fixtures/read-pdf-tags.ts';
import { allText, readPdf } from '#tests/fixtures/read-pdf.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accountWith,
  begun,
  callBack,
  sessionOf,
  startPayingPortal,
  untilState,
} from './support/checkouts.ts';
import { FakeGateway } from './support/fake-gateway.ts';
import type { Person } from './support/people.ts';
import type { TestPortal } from './support/portal.ts';

const gateway = new FakeGateway();
let portal: TestPortal;
let id: string;
let number: string;
let invoices: string[];
beforeAll(async () => {
  portal = await startPayingPortal(gateway);
  const first = await accountWith(portal, 2);
  const second = await accountWith(portal, 1);
  const parts = second.shares.map(({ invoiceNumber }) => ({ invoiceNumber, cents: 2_500 }));
  const shares = [...first.shares, ...parts];
  invoices = shares.map(({ invoiceNumber }) => invoiceNumber);
  ({ id } = await begun(portal, shares, { changes: { memo: 'For March' } }));
  await callBack(portal, { kind: 'payment', payment: gateway.pay(sessionOf(id)) });
  const { payments } = await untilState(portal, id, 'paid');
  number = payments[0]?.id ?? '';
});
afterAll(() => portal.close());

const receipt = (person: Person, query = '', of = id) =>
  portal.request(person, { url: `/api/checkouts/${of}/receipt.pdf${query}` });

describe('GET /api/checkouts/:id/receipt.pdf', () => {
  it('PY-05 names the payment, its card and each invoice with what is left', async () => {
    const response = await receipt('practice');
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="receipt-${number}.pdf"`,
      'cache-control': 'no-store',
    });
    const text = allText(await readPdf(response.rawPayload));
    for (const expected of [number, 'Visa 4242', 'For March', '$225.00', '$75.00', ...invoices]) {
      expect(text).toContain(expected);
    }
  });

  it('PY-05 comes in the language and paper that are asked for, for the lab too', async () => {
    const { rawPayload } = await receipt('super', '?lang=es&size=A4');
    expect(await readTags(rawPayload)).toMatchObject({
      title: `Recibo ${number}`,
      language: 'es',
      isMarked: true,
    });
    expect((await readPdf(rawPayload))[0]?.width).toBeCloseTo(595.28, 0);
    expect((await receipt('practice', '?size=A5')).statusCode).toBe(400);
  });

  it('PM-03 is not there for another practice, nor for who may not see payments', async () => {
    expect((await receipt('other')).statusCode).toBe(404);
    expect((await receipt('admin')).statusCode).toBe(403);
    expect((await receipt('practice', '', 'none')).statusCode).toBe(404);
  });

  it('PY-05 there is none before something is paid', async () => {
    const { shares } = await accountWith(portal, 1);
    const open = await begun(portal, shares);
    expect((await receipt('practice', '', open.id)).statusCode).toBe(409);
  });
});
