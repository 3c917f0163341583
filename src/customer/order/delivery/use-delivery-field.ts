import { useController, useFormContext } from 'react-hook-form';
import type { OrderFormValues } from '../state/form-values.ts';
import { useShownProblem } from '../state/order-form-context.ts';

/** What one field of the delivery holds, and what is wrong with it. */
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
    /** As `put`, by a button that goes: the field gets the focus. */
    use: (text: string) => {
      put(text);
      setFocus(path);
    },
  };
}
