import PriceIcon from '@mui/icons-material/SellOutlined';
import {
  PRICE_LABELS,
  AGREED_PRICE_SORTS,
  agreedPriceInputSchema,
  agreedPriceRecordSchema,
} from '#domain/money/prices/price-rule.ts';
import { DIAGNOSTIC_PART, LENS_PART, NEW_PRICE } from '#domain/money/pricing/agreed-prices.ts';
import { textOf } from '#providers/messages/text-of.ts';
import { defineRecord } from '../shared/record/common/define-record.ts';
import type { ValueText } from '../shared/record/common/record-definition.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';
import { DraftPrices } from './DraftPrices.tsx';
import { PartInput } from './PartInput.tsx';

const CUSTOMERS = '/admin/customer-management';

/** A surcharge is written by its id: its label is of the lens. */
const partText: ValueText = (part) =>
  part === LENS_PART || part === DIAGNOSTIC_PART ? textOf('prices')(`parts.${part}`) : part;

const prices = defineRecord({
  name: 'prices',
  fieldLabels: PRICE_LABELS,
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
  words: {
    en: {
      name: 'Agreed price |||| Agreed prices',
      create: 'New agreed price',
      edit: 'Edit agreed price',
      search: 'Search by lens, account, or note',
      empty: 'No price has been agreed yet: every lens has its list price.',
      notifications: {
        created: 'The price was created.',
        updated: 'The price was saved.',
        deleted: 'The price was deleted.',
      },
      message: {
        delete_title: 'Delete the agreed price of %{recordRepresentation}?',
        delete_content: 'It cannot be restored. Submitted orders keep their prices.',
      },
    },
    es: {
      name: 'Precio acordado |||| Precios acordados',
      create: 'Nuevo precio acordado',
      edit: 'Modificar precio acordado',
      search: 'Buscar por lente, cuenta o nota',
      empty: 'Todavía no se acordó ningún precio: cada lente tiene su precio de lista.',
      notifications: {
        created: 'Se creó el precio.',
        updated: 'Se guardó el precio.',
        deleted: 'Se eliminó el precio.',
      },
      message: {
        delete_title: '¿Eliminar el precio acordado de %{recordRepresentation}?',
        delete_content: 'No se puede restaurar. Los pedidos enviados conservan sus precios.',
      },
    },
  },
});

/** AD-09: the prices agreed with accounts and buying groups. */
export default function Prices() {
  return <RecordResource definition={prices} />;
}
