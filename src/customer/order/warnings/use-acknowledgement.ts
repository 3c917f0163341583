import { useFormContext, useWatch } from 'react-hook-form';
import { isOf, type Told } from '#domain/lens/warnings/acknowledgements.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { withAnswer } from './with-answer.ts';

/** Returns and sets whether the practice has acknowledged a warning, with its note; `null` removes both. */
export function useAcknowledgement(warning: Told) {
  const { control, setValue, getValues } = useFormContext<OrderFormValues>();
  // not deferred: a checked box must not look empty for a moment
  const acknowledged = useWatch({ control, name: 'acknowledged' });
  const own = acknowledged.find((one) => isOf(one, warning));

  const answer = (note: string | null) => {
    const next = withAnswer(getValues('acknowledged'), warning, note);
    setValue('acknowledged', next, { shouldDirty: true });
  };
  return { isSeen: own !== undefined, note: own?.note ?? '', answer };
}
