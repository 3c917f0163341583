import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { PLAIN_DELIVERY } from '#domain/delivery/delivery.ts';
import type { OrderSummary } from '#domain/orders/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { isSame } from '#providers/drafts/is-same.ts';
import { deliveryTexts } from '../delivery/texts/delivery-texts.ts';
import { inPlaceOf, textsInPlaceOf } from '../state/form-values.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { useOrderForm } from '../state/order-form-context.ts';
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

type Filled = Pick<OrderFormValues, (typeof FILLED)[number]>;

type Filling =
  | { state: 'idle' }
  | { state: 'failed'; error: unknown; order: OrderSummary }
  | { state: 'filled'; number: string; before: OrderFormValues; after: Filled }
  | { state: 'undone'; after: Filled };

const IDLE: Filling = { state: 'idle' };

/** Fills the form from an earlier order chosen in it; can be undone until another value is entered. */
export function useFillFromOrder() {
  const { getValues, setValue, setFocus } = useFormContext<OrderFormValues>();
  const catalogue = useOrderForm((state) => state.catalogue);
  const deliveryChoices = useOrderForm((state) => state.deliveryChoices);
  const dataProvider = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const [filling, setFilling] = useState(IDLE);
  const shown = useOrderForm(({ values }) => stillHolds(filling, values));

  const put = (next: OrderFormValues): Filled => {
    const after = filledOver(getValues(), next);
    for (const name of FILLED) setValue(name, after[name], CHANGED);
    return structuredClone(after);
  };
  const fill = async (order: OrderSummary | null) => {
    if (!order) {
      setValue('sourceOrderId', null, CHANGED);
      return setFilling(IDLE);
    }
    try {
      const whole = await queryClient.fetchQuery(orderRecordQuery(dataProvider, order.id));
      const before = structuredClone(getValues());
      const after = put(valuesFromOrder(whole, before.type, catalogue, deliveryChoices));
      setFilling({ state: 'filled', number: whole.number, before, after });
    } catch (error) {
      setFilling({ state: 'failed', error, order });
    }
  };
  const undo = () => {
    // the latest input may not have rendered yet
    if (filling.state !== 'filled' || !stands(getValues(), filling.after)) return;
    setFilling({ state: 'undone', after: put(filling.before) });
    // the button disappears, so the field gets the focus
    setFocus('sourceOrderId');
  };
  return {
    filling: shown,
    fill: (order: OrderSummary | null) => void fill(order),
    undo,
  };
}

/** Returns the values to fill in, including every field that the form has now. */
function filledOver(current: OrderFormValues, next: OrderFormValues): Filled {
  const { sourceOrderId, patientReference, patientName = '' } = next;
  const delivery = next.delivery ?? deliveryTexts(PLAIN_DELIVERY);
  return {
    sourceOrderId,
    patientReference,
    patientName,
    patient: textsInPlaceOf(current.patient, next.patient),
    delivery: textsInPlaceOf(current.delivery, delivery),
    right: inPlaceOf(current.right, next.right),
    left: inPlaceOf(current.left, next.left),
  };
}

function stands(values: OrderFormValues, after: Filled): boolean {
  return FILLED.every((name) => isSame(values[name], after[name]));
}

/** Clears the notice as soon as the form differs from it. */
function stillHolds(filling: Filling, values: OrderFormValues): Filling {
  return 'after' in filling && !stands(values, filling.after) ? IDLE : filling;
}
