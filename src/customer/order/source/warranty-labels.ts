import type { Locale } from '#domain/basics/locale.ts';
import { formatCents, sumCents } from '#domain/basics/money.ts';
import type { EyeEligibility } from '#domain/orders/warranty-eligibility.ts';
import type { Text } from '#providers/messages/text-in.ts';
import { formatDay } from '#resources/shared/age.ts';
import type { PricedEye } from '../price/price-parts.ts';

interface Texts {
  text: Text<'customer'>;
  locale: Locale;
}

/** Returns the warranty left on one lens: days and exchanges, or why there is none. */
function warrantyLeft(eligibility: EyeEligibility, { text, locale }: Texts): string[] {
  const { hasWarranty, endsAt, daysLeft, exchangesLeft } = eligibility;
  if (!hasWarranty || !endsAt) return [text('eligibility.none')];
  const date = formatDay(endsAt, locale);
  if (daysLeft === 0) return [text('eligibility.ended', { date })];
  const days = text('eligibility.daysLeft', { smart_count: daysLeft, date });
  if (exchangesLeft === null) return [days, text('eligibility.unlimited')];
  if (exchangesLeft === 0) return [days, text('eligibility.usedUp')];
  return [days, text('eligibility.exchangesLeft', { smart_count: exchangesLeft })];
}

/** Returns the lens's price, and its price without the warranty, or the credit that it opens. */
function cost({ parts, cents, lens }: PricedEye, { text, locale }: Texts): string {
  const money = (amount: number) => formatCents(amount, lens.currency, locale);
  const grants = parts.find((part) => part.grants)?.grants;
  if (grants) {
    return text('eligibility.granted', { net: money(cents), credit: money(grants.cents) });
  }
  const full = sumCents(parts.filter((part) => part.cents > 0).map((part) => part.cents));
  if (cents === 0) return text('eligibility.free');
  return cents < full
    ? text('eligibility.reduced', { net: money(cents), full: money(full) })
    : text('eligibility.costs', { net: money(cents) });
}

/** OR-05: returns sentences about an exchange or a warranty claim for one eye. Without a chosen lens, no price. */
export function warrantyLines(
  eligibility: EyeEligibility,
  priced: PricedEye | undefined,
  texts: Texts,
): string[] {
  const comesBack = eligibility.mustReturn ? 'eligibility.mustReturn' : 'eligibility.mayKeep';
  return [
    ...warrantyLeft(eligibility, texts),
    ...(priced ? [cost(priced, texts)] : []),
    ...(eligibility.entitled ? [texts.text(comesBack)] : []),
  ];
}

/** Returns the same for a spare lens. */
export function spareLines(
  { spare }: EyeEligibility,
  priced: PricedEye | undefined,
  texts: Texts,
): string[] {
  const { text, locale } = texts;
  const offer = spare
    ? text('eligibility.spare', {
        percent: spare.percentOff,
        date: formatDay(spare.endsAt, locale),
      })
    : text('eligibility.noSpare');
  return [offer, ...(priced ? [cost(priced, texts)] : [])];
}
