import { useFormContext } from 'react-hook-form';
import { isOf } from '#domain/lens/warnings/acknowledgements.ts';
import type { OrderFormValues } from '../form-values.ts';
import { useOrderForm } from '../order-form-context.ts';
import { withAnswer } from './with-answer.ts';
import type { WarningEntry } from './warning-groups.ts';

/** Whether the practice has seen it, with what note; `null` takes both back. */
export function useAcknowledgement({ code, eye }: Pick<WarningEntry, 'code' | 'eye'>) {
  const { acknowledged } = useOrderForm().values;
  const { setValue, getValues } = useFormContext<OrderFormValues>();
  const own = acknowledged.find((one) => isOf(one, { code, eye }));

  const answer = (note: string | null) => {
    const next = withAnswer(getValues('acknowledged'), { code, eye }, note);
    setValue('acknowledged', next, { shouldDirty: true });
  };
  return { isSeen: own !== undefined, note: own?.note ?? '', answer };
}
