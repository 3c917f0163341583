import { agreedPrices } from '#server/lenses/prices/table.ts';
import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { checked, imported, linesOf } from './support/imports.ts';

const portal = usePortal();
afterEach(() => portal.database.db.delete(agreedPrices));

const GROUP = 'clear-sight-partners';

const stored = () => portal.database.db.select().from(agreedPrices).orderBy(agreedPrices.id);

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** Prices as the form may have stored them, also with notes that a spreadsheet would run. */
const price = fc.record({
  lensId: fc.constantFrom('gp-sphere', 'hybrid'),
  party: fc.constantFrom(
    { accountNumber: '100200', buyingGroupId: null },
    { accountNumber: null, buyingGroupId: GROUP },
  ),
  minQuantity: fc.integer({ min: 1, max: 4 }),
  priceCents: fc.integer({ min: 0, max: 10_000_000 }),
  validFrom: day,
  isOpen: fc.boolean(),
  note: fc
    .string({ unit: fc.constantFrom('a', ' ', ',', '"', ';', '=', "'", '-', '\n', 'é') })
    .map((note) => note.trim()),
});

describe('AD-17 agreed prices as CSV', () => {
  it('come back from their export unchanged, whatever they hold, in both languages', async () => {
    const prices = fc.uniqueArray(price, {
      minLength: 1,
      maxLength: 20,
      selector: ({ lensId, party, minQuantity, validFrom }) =>
        JSON.stringify([lensId, party, minQuantity, validFrom]),
    });
    await fc.assert(
      fc.asyncProperty(prices, fc.constantFrom('en', 'es'), async (rows, lang) => {
        await portal.database.db.delete(agreedPrices);
        const values = rows.map(({ party, isOpen, ...row }) =>
          Object.assign(row, party, {
            id: randomUUID(),
            part: 'lens',
            validUntil: isOpen ? null : row.validFrom,
          }),
        );
        await portal.database.db.insert(agreedPrices).values(values);
        const before = await stored();
        const url = `/api/prices.csv?lang=${lang}`;
        const { body } = await portal.request('super', { method: 'GET', url });
        const { checked: counts } = await checked(portal, body, { kind: 'prices' });
        expect(counts).toEqual({ created: 0, changed: 0, unchanged: rows.length, refused: 0 });
        expect(await stored()).toEqual(before);
      }),
      { numRuns: 25 },
    );
  });

  it('are created and changed, by names as by ids', async () => {
    const file = [
      'Lens,Part,Account,Buying group,Price,First day,Last day',
      'GP Sphere,,100200,,$49.50,1/31/2026,',
      'hybrid,lens,,Clear Sight Partners,"1,100.00",2026-02-01,2026-12-31',
    ].join('\n');
    const done = await imported(portal, file, { kind: 'prices' });
    expect(done.applied).toEqual({ created: 2, changed: 0, unchanged: 0, refused: 0 });
    expect(await stored()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ lensId: 'gp-sphere', priceCents: 4950, validFrom: '2026-01-31' }),
        expect.objectContaining({ lensId: 'hybrid', priceCents: 110_000, buyingGroupId: GROUP }),
      ]),
    );
    const again = await imported(portal, file.replace('$49.50', '$48.00'), { kind: 'prices' });
    expect(again.applied).toEqual({ created: 0, changed: 1, unchanged: 1, refused: 0 });
  });

  it('SE-08 are refused by the rules of the form, and when two lines contradict each other', async () => {
    const file = [
      'Lens,Part,Account,Buying group,Price,First day,Last day',
      'GP Spehre,,100200,,10,2026-01-01,',
      'GP Sphere,halo,100200,,10,2026-01-01,',
      'GP Sphere,,999999,,10,2026-01-01,',
      'GP Sphere,,100200,Clear Sight Partners,10,2026-01-01,',
      'GP Sphere,,100200,,10,2026-01-01,2025-12-31',
      'GP Sphere,,100200,,,2026-03-01,',
      'GP Sphere,,100200,,10,2026-02-01,',
      'GP Sphere,,100200,,11,2026-02-01,',
    ].join('\n');
    const dry = await checked(portal, file, { kind: 'prices' });
    const told = (await linesOf(portal, dry.id, 'refused')).map(({ line, errors }) => [
      line,
      errors.map(({ field, rule }) => `${field} ${rule}`),
    ]);
    expect(told).toEqual([
      [2, ['lensId unknown']],
      [3, ['part unknownPart']],
      [4, ['accountNumber unknown']],
      [5, ['accountNumber eitherOr']],
      [6, ['validUntil endsBefore']],
      [7, ['priceCents required']],
      [9, ['priceCents contradicts']],
    ]);
  });
});
