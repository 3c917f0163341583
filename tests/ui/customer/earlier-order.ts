import { gpSphere } from '#domain/lens/catalogue/gp-sphere.ts';
import type { Eye, Order } from '#domain/schemas/order.ts';
import type { EyeStanding } from '#domain/schemas/warranty-standing.ts';
import { buildOrderedLens } from '#tests/fixtures/build-order-input.ts';
import { buildOrder } from '#tests/fixtures/build-order.ts';

/** A shipped GP sphere for the right eye, P-31, base curve 7.80, −2.75, under O-100. */
export function buildEarlierOrder(overrides: Partial<Order> = {}): Order {
  const order = buildOrder({ number: 'O-100', patientReference: 'P-31', state: 'shipped' });
  const [line] = order.lenses;
  if (!line) throw new Error('The order has no lens');
  const ordered = buildOrderedLens('right', gpSphere);
  const { opticZone: _, ...values } = ordered.prescription;
  const prescription = { ...values, baseCurve: 7.8, diameter: 9.2, sphere: -2.75 };
  const { name: lensName, priceCents } = gpSphere;
  const lens = { ...line, ...ordered, lensName, priceCents, priceParts: [], prescription };
  return { ...order, lenses: [lens], totalCents: priceCents, ...overrides };
}

/** A warranty with 31 days and one exchange left. */
export function buildStanding(overrides: Partial<EyeStanding> = {}): EyeStanding {
  const eye: Eye = 'right';
  return {
    eye,
    hasWarranty: true,
    endsAt: '2026-12-22T12:00:00.000Z',
    daysLeft: 31,
    exchangesUsed: 1,
    exchangesLeft: 1,
    entitled: true,
    creditPercent: 100,
    feeCents: 0,
    mustReturn: true,
    spare: null,
    ...overrides,
  };
}
