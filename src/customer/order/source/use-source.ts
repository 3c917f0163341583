import { useMemo } from 'react';
import { orderTypes } from '#domain/orders/order-types.ts';
import type { OrderType } from '#domain/orders/order-types.ts';
import type { Eye } from '#domain/orders/order.ts';
import type { EyeEligibility } from '#domain/orders/warranty-eligibility.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { useOrderRecord, useWarrantyEligibility } from './use-order-record.ts';

/** The order types whose price depends on the lab's warranty. */
const ASKS_ELIGIBILITY: ReadonlySet<OrderType> = new Set<OrderType>([
  'exchange',
  'warranty',
  'spare',
]);

/** Loads the earlier order that the form is based on, and the warranty on its lenses. */
export function useSource({ type, sourceOrderId }: OrderFormValues) {
  const id = orderTypes[type].source === 'none' ? null : sourceOrderId;
  const record = useOrderRecord(id);
  const eligibility = useWarrantyEligibility(id, ASKS_ELIGIBILITY.has(type));
  const eyes = ASKS_ELIGIBILITY.has(type) ? eligibility.data?.eyes : undefined;
  const eligibilities = useMemo(
    () => (eyes ? (Object.fromEntries(eyes.map((one) => [one.eye, one])) as ByEye) : null),
    [eyes],
  );
  return { source: record.data ?? null, eligibilities };
}

type ByEye = Partial<Record<Eye, EyeEligibility>>;
