import { sumCents, type Cents } from '../../basics/money.ts';
import type { Delivery } from '../../delivery/delivery.ts';
import type { OrderCharges } from '../../delivery/order-charges.ts';
import { holds } from '../../lens/model/applies.ts';
import type { LensDefinition, Prescription, Surcharge } from '../../lens/model/lens.ts';
import type { OrderType } from '../../orders/order-types.ts';
import type { EyeEligibility } from '../../orders/warranty-eligibility.ts';
import type { PartGrant, PricePart, ShownPrice } from '../prices/price-schema.ts';
import { atAgreedPrices, DIAGNOSTIC_PART, LENS_PART, type Agreed } from './agreed-prices.ts';
import { FIRST_CHARGES, priceCharges } from './price-delivery.ts';

export interface PricedLens {
  lens: LensDefinition;
  prescription: Prescription;
  type: OrderType;
  /** The remaining warranty and spare offer of the earlier order for this eye; null without one. */
  eligibility:
    | (Pick<EyeEligibility, 'entitled' | 'creditPercent' | 'feeCents' | 'spare'> &
        Partial<Pick<EyeEligibility, 'mustReturn' | 'endsAt'>>)
    | null;
  /** The price of the returned lens (`chargedFor`), which limits the credit. Without it there is no such limit. */
  charged?: Cents | null;
  /** The ordered quantity; one by default. */
  quantity?: number;
  /** AD-09: the agreed prices of the account; none by default. */
  agreed?: Agreed;
}

const LABELS = {
  diagnostic: { en: 'Diagnostic lens', es: 'Lente de diagnóstico' },
  lensCredit: { en: 'Lens credit', es: 'Crédito por el lente' },
  fee: { en: 'Exchange fee', es: 'Cargo por canje' },
  spare: { en: 'Spare lens discount', es: 'Descuento por lente de repuesto' },
} as const;

/** Returns a percentage of an amount in whole cents, half cents rounded up. */
function shareOf(cents: Cents, percent: number): Cents {
  return Math.round((cents * percent) / 100);
}

function part(code: keyof typeof LABELS, cents: Cents): PricePart {
  return { code, label: LABELS[code], cents };
}

function surchargesOf({ lens, prescription }: PricedLens): Surcharge[] {
  return lens.surcharges.filter(({ when }) => holds(when, prescription));
}

/** The credit is not taken off: the order is invoiced in full, and the lens that comes back opens a lens credit (CR-04). */
function grantPart(grants: PartGrant): PricePart {
  return { ...part('lensCredit', 0), grants };
}

function creditOf(priced: PricedLens, refundable: Cents): PricePart[] {
  const { eligibility, charged } = priced;
  if (!eligibility?.entitled) return [];
  const { mustReturn = false, endsAt = null } = eligibility;
  const credit = shareOf(Math.min(refundable, charged ?? refundable), eligibility.creditPercent);
  return [
    ...(credit > 0 ? [grantPart({ cents: credit, mustReturn, until: endsAt })] : []),
    ...(eligibility.feeCents > 0 ? [part('fee', eligibility.feeCents)] : []),
  ];
}

function spareOf({ lens, eligibility }: PricedLens): PricePart[] {
  const discount = shareOf(lens.priceCents, eligibility?.spare?.percentOff ?? 0);
  return discount > 0 ? [part('spare', -discount)] : [];
}

/** Returns the reductions, fees and coming credit of the order type. */
function concessionsOf(priced: PricedLens, surcharges: Surcharge[]): PricePart[] {
  if (priced.type === 'spare') return spareOf(priced);
  if (priced.type !== 'exchange' && priced.type !== 'warranty') return [];
  const refundable = surcharges.filter((surcharge) => surcharge.refundable);
  const amounts = refundable.map(({ priceCents }) => priceCents);
  return creditOf(priced, sumCents([priced.lens.priceCents, ...amounts]));
}

/** The parts that apply only to the one returned lens, beside its credit. */
const GIVEN_ONCE: ReadonlySet<string> = new Set(['fee']);

/** Returns the price of all but the first lens: the same as the first, without fee. */
function moreOf(parts: readonly PricePart[], quantity: number): PricePart[] {
  const more = quantity - 1;
  if (more < 1) return [];
  const label = {
    en: `Quantity ${quantity}: ${more} more`,
    es: `Cantidad ${quantity}: ${more} más`,
  };
  return [{ code: 'quantity', label, cents: more * sumParts(withoutGiven(parts)) }];
}

function withoutGiven(parts: readonly PricePart[]): PricePart[] {
  return parts.filter(({ code }) => !GIVEN_ONCE.has(code));
}

/**
 * Returns the price parts of the ordered quantity of a lens (OR-14), in whole cents, half cents rounded up. Reductions
 * are negative and never exceed the charges, so the sum is never below 0. The credit for a lens that comes back is a part of
 * 0 cents that says what it grants. A diagnostic lens has its own price. A lens
 * that is not lent is priced as an ordinary one, and the warning `notLent` refuses it.
 */
export function priceLens(priced: PricedLens): PricePart[] {
  const { agreed, quantity = 1 } = priced;
  const parts = agreed ? priceAgreed(priced, agreed, quantity) : priceOne(priced);
  return [...parts, ...moreOf(parts, quantity)];
}

/** Returns the price of one at the account's prices; each part names the agreement that made it. */
function priceAgreed(priced: PricedLens, agreed: Agreed, quantity: number): PricePart[] {
  const { lens, rules } = atAgreedPrices(priced.lens, agreed, quantity);
  return priceOne({ ...priced, lens }).map((each) => {
    const rule = rules.get(each.code);
    return rule ? Object.assign(each, { rule }) : each;
  });
}

function priceOne(priced: PricedLens): PricePart[] {
  const { lens, type } = priced;
  if (type === 'diagnostic' && lens.diagnosticPriceCents !== null) {
    return [part(DIAGNOSTIC_PART, lens.diagnosticPriceCents)];
  }
  const surcharges = surchargesOf(priced);
  return [
    { code: LENS_PART, label: { en: lens.name, es: lens.name }, cents: lens.priceCents },
    ...surcharges.map(({ id, label, priceCents }) => ({ code: id, label, cents: priceCents })),
    ...concessionsOf(priced, surcharges),
  ];
}

/** Parts that are not charged for each lens. */
const NOT_OF_ONE: ReadonlySet<string> = new Set(['fee', 'quantity']);

/** Returns the charge for one lens of a line before reductions and fees, in cents. */
export function chargedFor(line: { priceCents: Cents; priceParts: PricePart[] }): Cents {
  const charged = line.priceParts.filter(({ code, cents }) => cents > 0 && !NOT_OF_ONE.has(code));
  return charged.length > 0 ? sumCents(charged.map(({ cents }) => cents)) : line.priceCents;
}

/** Returns the sum of the parts of one lens, in cents. */
export function sumParts(parts: readonly PricePart[]): Cents {
  return sumCents(parts.map(({ cents }) => cents));
}

/** OR-16: returns what an order of these parts costs and grants, in cents. */
export function shownPriceOf(parts: readonly PricePart[]): ShownPrice {
  const creditCents = sumCents(parts.map(({ grants }) => grants?.cents ?? 0));
  return { totalCents: sumParts(parts), creditCents };
}

/**
 * Returns the price parts of an order's lenses and of the rest (its delivery, none by default, and its tax), and the total
 * in cents, which is never below 0.
 */
export function priceOrder(
  lenses: readonly PricedLens[],
  delivery: Pick<Delivery, 'method' | 'rush'> | null = null,
  charges: OrderCharges = FIRST_CHARGES,
): {
  parts: PricePart[][];
  deliveryParts: PricePart[];
  totalCents: Cents;
} {
  const parts = lenses.map((lens) => priceLens(lens));
  const lensesCents = sumParts(parts.flat());
  const deliveryParts = priceCharges({ delivery, lensesCents, charges });
  return { parts, deliveryParts, totalCents: lensesCents + sumParts(deliveryParts) };
}
