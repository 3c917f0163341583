import type { Locale } from '../basics/locale.ts';
import type { Cents } from '../basics/money.ts';
import type { Source } from '../lens/model/lens.ts';
import { assumption } from '../lens/model/source.ts';

interface Charge {
  label: Record<Locale, string>;
  /** Price for the whole order, in cents. */
  priceCents: Cents;
  source: Source;
}

interface ShippingWay extends Charge {
  /** The working days after which a parcel arrives at the latest (ASSUMPTION); null when nothing is sent. */
  transitDays: number | null;
}

const NOT_PUBLISHED = 'No maker’s price list was at hand; set your own';

/**
 * The shipping methods and the prices that they begin with. Never remove an entry, because stored orders refer to it. The trade's "on the
 * customer's own carrier account" is missing, because it needs that account's number.
 */
export const shippingMethods = {
  standard: {
    label: { en: 'Standard shipping', es: 'Envío estándar' },
    transitDays: 5,
    priceCents: 0,
    source: assumption('Ground unless another way is asked for (Intelliwave brochure of 2012)'),
  },
  twoDay: {
    label: { en: 'Two-day shipping', es: 'Envío en dos días' },
    transitDays: 2,
    priceCents: 1_800,
    source: assumption(NOT_PUBLISHED),
  },
  overnight: {
    label: { en: 'Overnight shipping', es: 'Envío al día siguiente' },
    transitDays: 1,
    priceCents: 3_200,
    source: assumption(NOT_PUBLISHED),
  },
  pickup: {
    label: { en: 'Pick up at the lab', es: 'Recoger en el laboratorio' },
    transitDays: null,
    priceCents: 0,
    source: assumption(NOT_PUBLISHED),
  },
} as const satisfies Record<string, ShippingWay>;

type ShippingMethod = keyof typeof shippingMethods;
export const SHIPPING_METHODS = Object.keys(shippingMethods) as [
  ShippingMethod,
  ...ShippingMethod[],
];

/** What an order is charged for apart from its lenses, each with a price that super admins set. */
export type ChargeId = ShippingMethod | 'rush';
export const CHARGE_IDS: readonly [ChargeId, ...ChargeId[]] = [...SHIPPING_METHODS, 'rush'];

/** The lenses are made before others. */
export const RUSH: Charge = {
  label: { en: 'Rush', es: 'Urgente' },
  priceCents: 3_500,
  source: assumption(NOT_PUBLISHED),
};

/**
 * Returns the working days of an order's lenses. A rush takes half as many, rounded up, at least one (ASSUMPTION: no
 * lab publishes it).
 */
export function workingDays(turnaroundDays: number, rush: boolean): number {
  return rush ? Math.max(1, Math.ceil(turnaroundDays / 2)) : turnaroundDays;
}
