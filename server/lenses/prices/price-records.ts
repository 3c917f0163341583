import type { FieldError } from '#domain/access/api-error.ts';
import {
  PRICE_LABELS,
  AGREED_PRICE_SORTS,
  agreedPriceFilterSchema,
  agreedPriceInputSchema,
  agreedPriceRecordSchema,
} from '#domain/money/prices/price-rule.ts';
import { agreeableParts } from '#domain/money/pricing/agreed-prices.ts';
import { recordPermissions } from '../../access/records/record-definition.ts';
import type { RecordDefinition, RecordInput } from '../../access/records/record-definition.ts';
import { findBuyingParty, isBuyingGroup } from '../../accounts/customers/buying-party.ts';
import type { Handle } from '../../platform/database/database.ts';
import { findLens } from '../find-lens.ts';
import { agreedPrices } from './table.ts';

/** AD-09: the prices agreed with accounts and buying groups, as super admins maintain them. */
export const priceRecords: RecordDefinition = {
  name: 'prices',
  label: 'agreed price',
  labels: PRICE_LABELS,
  table: agreedPrices,
  permissions: recordPermissions('prices'),
  schema: agreedPriceRecordSchema,
  input: agreedPriceInputSchema,
  check: checkPrice,
  list: {
    sorts: AGREED_PRICE_SORTS,
    defaultSort: ['lensId', 'ASC'],
    filter: agreedPriceFilterSchema,
  },
  search: [agreedPrices.lensId, agreedPrices.accountNumber, agreedPrices.note],
  unique: { agreed_prices_once: 'validFrom' },
  references: {},
  complete: (_db, rows) => Promise.resolve(rows),
};

/** Returns what is wrong with the lens, its part and the party, by field. */
async function checkPrice(db: Handle, input: RecordInput): Promise<Record<string, FieldError>> {
  const { lensId, part, accountNumber, buyingGroupId } = agreedPriceInputSchema.parse(input);
  return {
    ...(await checkLens(db, lensId, part)),
    ...(await checkParty(db, accountNumber, buyingGroupId)),
  };
}

async function checkLens(
  db: Handle,
  lensId: string,
  part: string,
): Promise<Record<string, FieldError>> {
  const lens = await findLens(db, lensId, { offeredOnly: false });
  if (!lens) return { lensId: unknown('There is no such lens', lensId) };
  const parts = agreeableParts(lens);
  if (parts.includes(part)) return {};
  return {
    part: unknown(`${lens.name} has no such part. It has: ${parts.join(', ')}`, part),
  };
}

async function checkParty(
  db: Handle,
  accountNumber: string | null,
  buyingGroupId: string | null,
): Promise<Record<string, FieldError>> {
  if (accountNumber !== null && !(await findBuyingParty(db, accountNumber))) {
    return { accountNumber: unknown('There is no such account', accountNumber) };
  }
  if (buyingGroupId !== null && !(await isBuyingGroup(db, buyingGroupId))) {
    return { buyingGroupId: unknown('There is no such buying group', buyingGroupId) };
  }
  return {};
}

function unknown(message: string, value: string): FieldError {
  return { rule: 'unknown', message, value };
}
