import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import type { Locale } from '#domain/basics/locale.ts';
import {
  SHIPPING_METHOD_SORTS,
  shippingMethodInputSchema,
  shippingMethodRecordSchema,
} from '#domain/delivery/shipping-method.ts';
import { RUSH, shippingMethods } from '#domain/delivery/shipping-methods.ts';
import type { RecordDefinition } from '../shared/record/common/record-definition.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';

const LABELS: Readonly<Record<string, { label: Record<Locale, string> }>> = {
  ...shippingMethods,
  rush: RUSH,
};

const methods: RecordDefinition = {
  name: 'shipping-methods',
  basename: '/admin/customer-management',
  path: 'shipping',
  icon: LocalShippingIcon,
  schema: shippingMethodRecordSchema,
  input: shippingMethodInputSchema,
  representation: 'id',
  columns: ['id', 'priceCents', 'freeAboveLimit'],
  sorts: SHIPPING_METHOD_SORTS,
  filters: ['freeAboveLimit'],
  texts: { id: (id, locale) => LABELS[id]?.label[locale] ?? id },
  bulkFields: [['freeAboveLimit'], ['priceCents']],
  isCreatable: false,
  isDeletable: false,
  initial: { freeAboveLimit: false },
};

/** PY-07: what shipping by each method, and the rush, cost. */
export default function ShippingMethods() {
  return <RecordResource definition={methods} />;
}
