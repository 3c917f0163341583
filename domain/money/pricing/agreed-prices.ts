import type { LensDefinition } from '../../lens/model/lens.ts';
import { PRICE_LEVELS, type PriceRule } from '../prices/price-rule.ts';
import type { PartRule } from '../prices/price-schema.ts';

/** The agreed prices of an account. */
export interface Agreed {
  rules: readonly PriceRule[];
  /** The day of the price, as `2026-01-31`, in UTC. */
  today: string;
}

/** A lens at its agreed prices. */
export interface AgreedLens {
  lens: LensDefinition;
  /** The agreement that made the price of each part, by the part's code. */
  rules: ReadonlyMap<string, PartRule>;
}

/** The code of the price part of the lens, and that of a diagnostic lens. */
export const LENS_PART = 'lens';
export const DIAGNOSTIC_PART = 'diagnostic';

/** What a new agreed price starts with. */
export const NEW_PRICE = {
  lensId: '',
  part: LENS_PART,
  accountNumber: null,
  buyingGroupId: null,
  minQuantity: 1,
  validUntil: null,
  note: '',
} as const;

/** Returns the day of a price, in UTC: the same for the practice, the lab and the server. */
export function priceDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** Returns the codes of everything of the lens that may have an agreed price. */
export function agreeableParts(lens: LensDefinition): string[] {
  const lent = lens.diagnosticPriceCents === null ? [] : [DIAGNOSTIC_PART];
  return [LENS_PART, ...lent, ...lens.surcharges.map(({ id }) => id)];
}

/** Negative when the first rule comes before the second: the level decides, then the quantity, then the later start. */
function compare(one: PriceRule, other: PriceRule): number {
  return (
    PRICE_LEVELS.indexOf(one.level) - PRICE_LEVELS.indexOf(other.level) ||
    other.minQuantity - one.minQuantity ||
    other.validFrom.localeCompare(one.validFrom)
  );
}

/**
 * AD-09: returns the agreement that applies to a part of a lens, or null: then the list price does. An agreement of the
 * account comes before one of its main account, that before one of its buying group. Of one level, the highest quantity
 * that is reached applies; of two equal ones, the one that began later.
 */
export function findPriceRule(
  { rules, today }: Agreed,
  { lensId, part, quantity }: { lensId: string; part: string; quantity: number },
): PriceRule | null {
  const matching = rules.filter(
    (rule) =>
      rule.lensId === lensId &&
      rule.part === part &&
      rule.minQuantity <= quantity &&
      rule.validFrom <= today &&
      (rule.validUntil === null || today <= rule.validUntil),
  );
  return matching.toSorted(compare)[0] ?? null;
}

/** Returns the lens with the agreed prices in place of the list prices, and the agreement behind each of them. */
export function atAgreedPrices(lens: LensDefinition, agreed: Agreed, quantity: number): AgreedLens {
  const rules = new Map<string, PartRule>();
  const priceOf = (part: string, listCents: number): number => {
    const rule = findPriceRule(agreed, { lensId: lens.id, part, quantity });
    if (!rule) return listCents;
    rules.set(part, { level: rule.level, minQuantity: rule.minQuantity, listCents });
    return rule.priceCents;
  };
  const diagnosticCents = lens.diagnosticPriceCents;
  return {
    lens: {
      ...lens,
      priceCents: priceOf(LENS_PART, lens.priceCents),
      diagnosticPriceCents:
        diagnosticCents === null ? null : priceOf(DIAGNOSTIC_PART, diagnosticCents),
      surcharges: lens.surcharges.map((surcharge) => ({
        ...surcharge,
        priceCents: priceOf(surcharge.id, surcharge.priceCents),
      })),
    },
    rules,
  };
}
