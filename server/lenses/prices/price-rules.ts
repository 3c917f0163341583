import { and, eq, gte, inArray, isNull, lte, ne, or } from 'drizzle-orm';
import type { PriceRule } from '#domain/money/prices/price-rule.ts';
import { findBuyingParty, type BuyingParty } from '../../accounts/customers/buying-party.ts';
import type { Handle } from '../../platform/database/database.ts';
import { agreedPrices } from './table.ts';

/**
 * AD-09: returns the agreements that apply to an account on a day (`2026-01-31`): its own, those of its main account, and
 * those of its buying group (an additional account without one buys through the group of its main account). An unknown
 * account has none.
 */
export async function priceRulesOf(
  db: Handle,
  accountNumber: string,
  today: string,
): Promise<PriceRule[]> {
  const party = await findBuyingParty(db, accountNumber);
  return party ? priceRulesFor(db, party, { today, without: null }) : [];
}

/** Returns the agreements that apply to a party on a day, leaving out the one with the id `without`. */
export async function priceRulesFor(
  db: Handle,
  { accountNumber, mainAccount, buyingGroupId }: BuyingParty,
  { today, without }: { today: string; without: string | null },
): Promise<PriceRule[]> {
  const accounts = [accountNumber, ...(mainAccount === null ? [] : [mainAccount])];
  const rows = await db
    .select()
    .from(agreedPrices)
    .where(
      and(
        or(
          inArray(agreedPrices.accountNumber, accounts),
          buyingGroupId === null ? undefined : eq(agreedPrices.buyingGroupId, buyingGroupId),
        ),
        without === null ? undefined : ne(agreedPrices.id, without),
        lte(agreedPrices.validFrom, today),
        or(isNull(agreedPrices.validUntil), gte(agreedPrices.validUntil, today)),
      ),
    )
    .orderBy(agreedPrices.lensId, agreedPrices.id);
  const party = { accountNumber, mainAccount, buyingGroupId };
  return rows.flatMap((row) => ruleFor(party, row) ?? []);
}

type AgreedPrice = Omit<PriceRule, 'level'> & {
  accountNumber: string | null;
  buyingGroupId: string | null;
};

/** Returns an agreed price as it applies to a party; null when it is of somebody else. */
export function ruleFor(party: BuyingParty, price: AgreedPrice): PriceRule | null {
  const level = levelOf(party, price);
  if (!level) return null;
  const { lensId, part, minQuantity, priceCents, validFrom, validUntil } = price;
  return { lensId, part, minQuantity, priceCents, validFrom, validUntil, level };
}

function levelOf(party: BuyingParty, { accountNumber, buyingGroupId }: AgreedPrice) {
  if (accountNumber === party.accountNumber) return 'account';
  if (accountNumber !== null) return accountNumber === party.mainAccount ? 'mainAccount' : null;
  return buyingGroupId === party.buyingGroupId ? 'buyingGroup' : null;
}
