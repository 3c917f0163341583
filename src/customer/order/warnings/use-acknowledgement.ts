import { useFormContext, useWatch } from 'react-hook-form';
import { isOf, type Told } from '#domain/lens/warnings/acknowledgements.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { withAnswer } from './with-answer.ts';

/** Whether the practice has seen it, with what note; `null` takes both back. */
export function useAcknowledgement(warning: Told) {
  const { control, setValue, getValues } = useFormContext<OrderFormValues>();
  // at once: a box that was ticked must not look empty for a moment
  const acknowledged = useWatch({ control, name: 'acknowledged' });
  const own = acknowledged.find((one) => isOf(one, warning));

  const answer = (note: string | null) => {
    const next = withAnswer(getValues('acknowledged'), warning, note);
    setValue('acknowledged', next, { shouldDirty: true });
  };
  return { isSeen: own !== undefined, note: own?.note ?? '', answer };
}
