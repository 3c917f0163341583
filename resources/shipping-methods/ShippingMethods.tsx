import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import type { Locale } from '#domain/basics/locale.ts';
import {
  SHIPPING_METHOD_LABELS,
  SHIPPING_METHOD_SORTS,
  shippingMethodInputSchema,
  shippingMethodRecordSchema,
} from '#domain/delivery/shipping-method.ts';
import { RUSH, shippingMethods } from '#domain/delivery/shipping-methods.ts';
import { defineRecord } from '../shared/record/common/define-record.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';

const LABELS: Readonly<Record<string, { label: Record<Locale, string> }>> = {
  ...shippingMethods,
  rush: RUSH,
};

const methods = defineRecord({
  name: 'shipping-methods',
  fieldLabels: SHIPPING_METHOD_LABELS,
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
  words: {
    en: {
      name: 'Shipping method |||| Shipping',
      edit: 'Edit shipping method',
      search: 'Search by code',
      empty: 'No shipping method matches.',
      notifications: {
        updated: 'The price was saved. Orders keep the one they were submitted at.',
      },
    },
    es: {
      name: 'Método de envío |||| Envío',
      edit: 'Modificar método de envío',
      search: 'Buscar por código',
      empty: 'Ningún método de envío coincide.',
      notifications: {
        updated: 'Se guardó el precio. Los pedidos conservan el de su envío al laboratorio.',
      },
    },
  },
});

/** PY-07: what shipping by each method, and the rush, cost. */
export default function ShippingMethods() {
  return <RecordResource definition={methods} />;
}
