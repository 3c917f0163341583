import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { OrderSummary } from '#domain/schemas/order.ts';
import type { PortalDataProvider } from '#providers/data.ts';
import type { OrderFormValues } from '../form-values.ts';
import { useOrderForm } from '../order-form-context.ts';
import { orderRecordQuery } from './use-order-record.ts';
import { valuesFromOrder } from './values-from-order.ts';

const CHANGED = { shouldDirty: true } as const;
const FILLED = [
  'sourceOrderId',
  'patientReference',
  'patientName',
  'patient',
  'delivery',
  'right',
  'left',
] as const;

type Filling =
  | { state: 'idle' | 'undone' }
  | { state: 'failed'; error: unknown; order: OrderSummary }
  | { state: 'filled'; number: string; before: OrderFormValues };

/** Fills the form from an earlier order that was chosen in it; what stood there before can be put back. */
export function useFillFromOrder() {
  const { getValues, setValue } = useFormContext<OrderFormValues>();
  const { catalogue, deliveryChoices } = useOrderForm();
  const dataProvider = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const [filling, setFilling] = useState<Filling>({ state: 'idle' });

  const put = (values: OrderFormValues) => {
    for (const name of FILLED) setValue(name, values[name], CHANGED);
  };
  const fill = async (order: OrderSummary | null) => {
    if (!order) {
      setValue('sourceOrderId', null, CHANGED);
      return setFilling({ state: 'idle' });
    }
    try {
      const whole = await queryClient.fetchQuery(orderRecordQuery(dataProvider, order.id));
      const before = structuredClone(getValues());
      put(valuesFromOrder(whole, before.type, catalogue, deliveryChoices));
      setFilling({ state: 'filled', number: whole.number, before });
    } catch (error) {
      setFilling({ state: 'failed', error, order });
    }
  };
  const undo = () => {
    if (filling.state !== 'filled') return;
    put(filling.before);
    setFilling({ state: 'undone' });
  };
  return { filling, fill: (order: OrderSummary | null) => void fill(order), undo };
}
