import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { PriceDryRun, PriceDryRunInput } from '#domain/money/prices/price-dry-run.ts';
import type { PriceRule } from '#domain/money/prices/price-rule.ts';
import { nearestQuantity } from '#domain/money/prices/quantity.ts';
import { priceDay } from '#domain/money/pricing/agreed-prices.ts';
import { priceLens, sumParts } from '#domain/money/pricing/price.ts';
import { findBuyingParty } from '../../accounts/customers/buying-party.ts';
import { findLens } from '../../lenses/find-lens.ts';
import { priceRulesFor, ruleFor } from '../../lenses/prices/price-rules.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import type { DraftWithLens } from '../drafts/drafts-with-lens.ts';
import { everyDraft } from './dry-run-lens.ts';
import { typedPrescription } from './newly-wrong.ts';

const MAX_EXAMPLES = 20;

/** The agreements of an account, without and with the new one. */
interface Rules {
  today: string;
  before: readonly PriceRule[];
  after: readonly PriceRule[];
}

/**
 * AD-09: returns which open drafts with the lens would have another price with the agreement, on its first day if that
 * is still to come. Credits of earlier orders are left out. Only reads.
 *
 * @throws Problem 404 for an unknown lens
 */
export async function dryRunPrice(
  db: Handle,
  { input, now }: { input: PriceDryRunInput; now: Date },
): Promise<PriceDryRun> {
  const lens = await findLens(db, input.price.lensId, { offeredOnly: false });
  if (!lens) throw new Problem('not-found', 'There is no such lens');
  const rulesOf = rulesByAccount(db, input, now);
  const found: PriceDryRun = { checked: 0, changed: 0, examples: [] };
  for await (const draft of everyDraft(db, lens.id)) {
    found.checked += 1;
    const changes = changesOf(draft, lens, await rulesOf(draft.accountNumber));
    if (changes.length === 0) continue;
    found.changed += 1;
    if (found.examples.length < MAX_EXAMPLES) found.examples.push(...changes.slice(0, 1));
  }
  return found;
}

function changesOf(
  { id, accountNumber, type, eyes }: DraftWithLens,
  lens: LensDefinition,
  { today, before, after }: Rules,
): PriceDryRun['examples'] {
  return eyes.flatMap(({ eye, values, quantity }) => {
    const priced = {
      lens,
      type,
      prescription: typedPrescription(lens, values),
      eligibility: null,
      quantity: nearestQuantity(Number(quantity) || 1),
    };
    const at = (rules: readonly PriceRule[]): number =>
      sumParts(priceLens({ ...priced, agreed: { rules, today } }));
    const [beforeCents, afterCents] = [at(before), at(after)];
    return beforeCents === afterCents
      ? []
      : [{ draftId: id, accountNumber, eye, beforeCents, afterCents }];
  });
}

/** Reads the agreements of each account once. */
function rulesByAccount(
  db: Handle,
  { id, price }: PriceDryRunInput,
  now: Date,
): (accountNumber: string) => Promise<Rules> {
  const known = new Map<string, Promise<Rules>>();
  const day = priceDay(now);
  const today = price.validFrom > day ? price.validFrom : day;
  const read = async (accountNumber: string): Promise<Rules> => {
    const party = await findBuyingParty(db, accountNumber);
    if (!party) return { today, before: [], after: [] };
    const before = await priceRulesFor(db, party, { today, without: null });
    const others = await priceRulesFor(db, party, { today, without: id });
    const added = ruleFor(party, price);
    return { today, before, after: added ? [...others, added] : others };
  };
  return (accountNumber) => {
    const reading = known.get(accountNumber) ?? read(accountNumber);
    known.set(accountNumber, reading);
    return reading;
  };
}
