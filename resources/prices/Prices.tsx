import PriceIcon from '@mui/icons-material/SellOutlined';
import {
  AGREED_PRICE_SORTS,
  agreedPriceInputSchema,
  agreedPriceRecordSchema,
} from '#domain/money/prices/price-rule.ts';
import { DIAGNOSTIC_PART, LENS_PART, NEW_PRICE } from '#domain/money/pricing/agreed-prices.ts';
import { textOf } from '#providers/messages/text-of.ts';
import type { RecordDefinition, ValueText } from '../shared/record/common/record-definition.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';
import { DraftPrices } from './DraftPrices.tsx';
import { PartInput } from './PartInput.tsx';

const CUSTOMERS = '/admin/customer-management';

/** A surcharge is written by its id: its label is of the lens. */
const partText: ValueText = (part) =>
  part === LENS_PART || part === DIAGNOSTIC_PART ? textOf('prices')(`parts.${part}`) : part;

const prices: RecordDefinition = {
  name: 'prices',
  basename: CUSTOMERS,
  icon: PriceIcon,
  schema: agreedPriceRecordSchema,
  input: agreedPriceInputSchema,
  representation: 'lensId',
  columns: [
    'lensId',
    'part',
    'accountNumber',
    'buyingGroupId',
    'minQuantity',
    'priceCents',
    'validFrom',
    'validUntil',
  ],
  sorts: AGREED_PRICE_SORTS,
  filters: ['accountNumber', 'buyingGroupId', 'lensId'],
  references: {
    lensId: { resource: 'lenses', address: '/admin/lens-management', representation: 'name' },
    accountNumber: {
      resource: 'customers',
      address: CUSTOMERS,
      representation: 'practice',
      distinction: 'accountNumber',
    },
    buyingGroupId: {
      resource: 'buying-groups',
      address: `${CUSTOMERS}/buying-groups`,
      representation: 'name',
    },
  },
  inputs: { part: PartInput },
  texts: { part: partText },
  formExtra: DraftPrices,
  importAddress: `${CUSTOMERS}/import/prices`,
  bulkFields: [['validUntil'], ['note']],
  initial: NEW_PRICE,
};

/** AD-09: the prices agreed with accounts and buying groups. */
export default function Prices() {
  return <RecordResource definition={prices} />;
}
