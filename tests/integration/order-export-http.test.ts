import { beforeAll, describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import type { Order } from '#domain/orders/order.ts';
import { fromVisionPrescription } from '#src/customer/order/fhir/reading/from-vision-prescription.ts';
import { readPdf } from '../fixtures/read-pdf.ts';
import { orderedLens, submitted } from './support/orders.ts';
import { usePortal } from './support/use.ts';

const REFERENCE = 'Doe-Jane-1970';

const portal = usePortal();
let order: Order;
beforeAll(async () => {
  order = await submitted(portal, {
    patientReference: REFERENCE,
    lenses: [
      orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -2.75 }),
      { ...orderedLens('custom-soft-sphere', { baseCurve: 8.6, sphere: 1 }), eye: 'left' },
    ],
  });
});

function fetchFile(file: string) {
  return portal.request('practice', { url: `/api/orders/${order.id}/${file}` });
}

describe('the work sheet and the confirmation', () => {
  it.each(['worksheet', 'confirmation'])(
    'OR-10 come as a PDF, named after the order and nothing else: %s',
    async (sheet) => {
      const response = await fetchFile(`${sheet}.pdf?size=A4`);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${order.number}-${sheet}.pdf"`,
        'cache-control': 'no-store',
      });
      expect(response.rawPayload.subarray(0, 5).toString('latin1')).toBe('%PDF-');
      const [page] = await readPdf(response.rawPayload);
      expect(page?.width).toBeCloseTo(595.28, 0);
      const text = page?.texts.map((one) => one.text).join(' ');
      expect(text).toContain(order.number);
      expect(text).toMatch(/7\.80 mm.*Base curve.*−2\.75 D.*8\.60 mm.*\+1\.00 D/);
    },
  );

  it.each([
    ['size', 'A5'],
    ['lang', 'fr'],
  ])('OR-10 SE-08 are refused by name when the %s is %s', async (name, value) => {
    const response = await fetchFile(`worksheet.pdf?${name}=${value}`);
    expect(response.statusCode).toBe(400);
    expect(apiErrorSchema.parse(response.json()).message).toContain(`${name}: `);
  });
});

describe('GET /api/orders/:id/fhir', () => {
  it('OR-10 gives what can be imported again as it was ordered', async () => {
    const response = await fetchFile('fhir');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/fhir+json; charset=utf-8',
      'content-disposition': `attachment; filename="${order.number}-prescription.json"`,
      'cache-control': 'no-store',
    });
    const outcome = fromVisionPrescription(response.json());
    expect(outcome).toMatchObject({
      ok: true,
      imported: {
        patientReference: REFERENCE,
        leftOut: [],
        lenses: order.lenses.map(({ eye, lensId, lensVersion }) => ({
          eye,
          design: { id: lensId, version: lensVersion },
        })),
      },
    });
  });
});

const fetchSheets = (ids: string[], person: 'admin' | 'other' | 'practice' = 'admin') =>
  portal.request(person, { url: `/api/orders/worksheets.pdf?ids=${ids.join(',')}` });

describe('the work sheets of many orders', () => {
  it('AD-13 are one PDF in the order asked for, each counted from its own first page', async () => {
    const other = await submitted(portal, {
      patientReference: 'Second',
      notes: 'word '.repeat(390),
    });
    const response = await fetchSheets([other.id, order.id, other.id]);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="worksheets-\d{4}-\d\d-\d\d\.pdf"$/,
    );
    const pages = (await readPdf(response.rawPayload)).map(({ texts }) =>
      texts.map(({ text }) => text).join(' '),
    );
    const ofOther = pages.filter((text) => text.includes(other.number));
    const ofOrder = pages.filter((text) => text.includes(order.number));
    expect(pages).toEqual([...ofOther, ...ofOrder]);
    for (const sheets of [ofOther, ofOrder]) {
      for (const [at, text] of sheets.entries()) {
        expect(text).toContain(`Page ${at + 1} of ${sheets.length}`);
      }
    }
  });

  it('SE-01 AD-13 are those of the own account only, and none when one of them is not', async () => {
    const foreign = await submitted(portal, { accountNumber: '100300' }, 'other');
    expect((await fetchSheets([order.id], 'practice')).statusCode).toBe(200);
    const response = await fetchSheets([order.id, foreign.id], 'practice');
    expect(response.statusCode).toBe(404);
    expect(response.rawPayload.includes('%PDF')).toBe(false);
  });

  it('SE-08 are refused for no order, and for more than a hundred', async () => {
    for (const ids of [[], Array.from({ length: 101 }, () => crypto.randomUUID())]) {
      const response = await fetchSheets(ids);
      expect(response.statusCode).toBe(400);
      expect(apiErrorSchema.parse(response.json()).message).toContain('ids');
    }
  });
});
