import {
  SHIPPING_METHOD_LABELS,
  SHIPPING_METHOD_SORTS,
  shippingMethodFilterSchema,
  shippingMethodInputSchema,
  shippingMethodRecordSchema,
} from '#domain/delivery/shipping-method.ts';
import type { RecordDefinition } from '../../access/records/record-definition.ts';
import { shippingMethods } from './table.ts';

/** PY-07: what shipping costs, as super admins maintain it. There is one record for each method, made by a migration. */
export const shippingMethodRecords: RecordDefinition = {
  name: 'shipping-methods',
  label: 'shipping method',
  labels: SHIPPING_METHOD_LABELS,
  table: shippingMethods,
  permissions: {
    list: 'shippingMethods:list',
    show: 'shippingMethods:show',
    edit: 'shippingMethods:edit',
  },
  schema: shippingMethodRecordSchema,
  input: shippingMethodInputSchema,
  list: {
    sorts: SHIPPING_METHOD_SORTS,
    defaultSort: ['priceCents', 'ASC'],
    filter: shippingMethodFilterSchema,
  },
  search: [shippingMethods.id],
  unique: {},
  references: {},
  complete: (_db, rows) => Promise.resolve(rows),
};
