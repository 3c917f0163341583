import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import type { Order } from '#domain/schemas/order.ts';
import { changesFromEarlier } from '#resources/orders/queue/opened/changes-from-earlier.ts';
import { buildOrder } from '#tests/fixtures/build-order.ts';

type Line = Order['lenses'][number];

const definitions = new Map(catalogue.map((lens) => [lens.id, lens]));
const [bitoric = failed()] = buildOrder().lenses;

function failed(): never {
  throw new Error('The fixture has no lens');
}

/** A GP sphere of one eye. */
function sphere(eye: Line['eye'], power: number, changes: Partial<Line> = {}): Line {
  const prescription = { baseCurve: 7.8, diameter: 9.2, sphere: power };
  return { ...bitoric, eye, lensId: 'gp-sphere', lensName: 'GP Sphere', prescription, ...changes };
}

const changes = (before: Line[], now: Line[], locale: 'en' | 'es' = 'en') =>
  changesFromEarlier({ lenses: now }, { lenses: before }, definitions, locale);

describe('what changed from the earlier order', () => {
  it('AD-13 is nothing for the same lenses again', () => {
    const lenses = [sphere('right', -2.75), sphere('left', -3)];
    expect(changes(lenses, lenses)).toEqual([]);
  });

  it('AD-13 is each value with what it was, in the notation of the trade', () => {
    const before = [sphere('right', -2.75), sphere('left', 0)];
    const now = [sphere('right', -3.25), sphere('left', 0.5)];
    expect(changes(before, now)).toEqual([
      { eye: 'right', label: 'Sphere', before: '−2.75 D', now: '−3.25 D' },
      { eye: 'left', label: 'Sphere', before: '0.00 D', now: '+0.50 D' },
    ]);
    expect(changes(before, now, 'es')?.map(({ label }) => label)).toEqual(['Esfera', 'Esfera']);
  });

  it('AD-13 is a value that is no longer given, or only now', () => {
    const plain = sphere('right', -2.75);
    const withZone = { ...plain, prescription: { ...plain.prescription, opticZone: 7.8 } };
    const zone = { eye: 'right', label: 'Optic zone' };
    expect(changes([plain], [withZone])).toEqual([{ ...zone, before: null, now: '7.80 mm' }]);
    expect(changes([withZone], [plain])).toEqual([{ ...zone, before: '7.80 mm', now: null }]);
  });

  it('AD-13 is another lens, without its values', () =>
    expect(changes([sphere('right', -2.75)], [{ ...bitoric, eye: 'right' }])).toEqual([
      { eye: 'right', label: null, before: 'GP Sphere', now: 'GP Bitoric' },
    ]));

  it('AD-13 is an eye that was not ordered before, or is not now', () =>
    expect(changes([sphere('right', -2.75)], [sphere('left', -3)])).toEqual([
      { eye: 'right', label: null, before: 'GP Sphere', now: null },
      { eye: 'left', label: null, before: null, now: 'GP Sphere' },
    ]));

  it('AD-13 is the quantity', () => {
    const before = [sphere('right', -2.75, { quantity: 2 })];
    expect(changes(before, [sphere('right', -2.75)])).toEqual([
      { eye: 'right', label: 'Quantity', before: '2', now: '1' },
    ]);
  });

  it('AD-13 is not known while a definition is missing', () => {
    const lenses = [sphere('right', -2.75)];
    expect(changesFromEarlier({ lenses }, { lenses }, new Map(), 'en')).toBeNull();
  });
});
