import { useController, useFormContext } from 'react-hook-form';
import type { OrderFormValues } from '../state/form-values.ts';
import { useShownProblem } from '../state/order-form-context.ts';

/** Returns the value and the problem of one delivery field. */
export function useDeliveryField(name: string) {
  const path = `delivery.${name}` as const;
  const { control, setValue, setFocus } = useFormContext<OrderFormValues>();
  const { field } = useController({ name: path, control });
  const problem = useShownProblem(path);
  const { ref, value, onChange, onBlur } = field;
  const put = (text: string) => setValue(path, text, { shouldDirty: true });
  return {
    id: `delivery-${name}`,
    ref,
    problem,
    field: { value: value ?? '', onChange, onBlur },
    put,
    /** Like `put`, from a button that disappears: moves the focus to the field. */
    use: (text: string) => {
      put(text);
      setFocus(path);
    },
  };
}
