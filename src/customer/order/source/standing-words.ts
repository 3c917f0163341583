import { formatCents, sumCents } from '#domain/money.ts';
import type { Locale } from '#domain/locale.ts';
import type { EyeStanding } from '#domain/schemas/warranty-standing.ts';
import type { useCustomerText } from '../../use-customer-text.ts';
import type { PricedEye } from '../price/price-parts.ts';
import { formatDay } from '#resources/shared/age.ts';

interface Words {
  text: ReturnType<typeof useCustomerText>;
  locale: Locale;
}

/** What is left of the warranty of one lens: days and exchanges, or why there is nothing left. */
function warrantyLeft(standing: EyeStanding, { text, locale }: Words): string[] {
  const { hasWarranty, endsAt, daysLeft, exchangesLeft } = standing;
  if (!hasWarranty || !endsAt) return [text('standing.none')];
  const date = formatDay(endsAt, locale);
  if (daysLeft === 0) return [text('standing.ended', { date })];
  const days = text('standing.daysLeft', { smart_count: daysLeft, date });
  if (exchangesLeft === null) return [days, text('standing.unlimited')];
  if (exchangesLeft === 0) return [days, text('standing.usedUp')];
  return [days, text('standing.exchangesLeft', { smart_count: exchangesLeft })];
}

/** What the lens costs now, and what it would without what is granted. */
function cost({ parts, cents, lens }: PricedEye, { text, locale }: Words): string {
  const money = (amount: number) => formatCents(amount, lens.currency, locale);
  const full = sumCents(parts.filter((part) => part.cents > 0).map((part) => part.cents));
  if (cents === 0) return text('standing.free');
  return cents < full
    ? text('standing.reduced', { net: money(cents), full: money(full) })
    : text('standing.costs', { net: money(cents) });
}

/** OR-05: sentences about an exchange or a warranty claim for one eye. Without a chosen lens the cost is left out. */
export function warrantyWords(
  standing: EyeStanding,
  priced: PricedEye | undefined,
  words: Words,
): string[] {
  const comesBack = standing.mustReturn ? 'standing.mustReturn' : 'standing.mayKeep';
  return [
    ...warrantyLeft(standing, words),
    ...(priced ? [cost(priced, words)] : []),
    ...(standing.entitled ? [words.text(comesBack)] : []),
  ];
}

/** The same about a spare lens. */
export function spareWords(
  { spare }: EyeStanding,
  priced: PricedEye | undefined,
  words: Words,
): string[] {
  const { text, locale } = words;
  const offer = spare
    ? text('standing.spare', {
        percent: spare.percentOff,
        date: formatDay(spare.endsAt, locale),
      })
    : text('standing.noSpare');
  return [offer, ...(priced ? [cost(priced, words)] : [])];
}
