import { useController, useFormContext } from 'react-hook-form';
import type { Eye } from '#domain/schemas/order.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { useShownProblem } from '../state/order-form-context.ts';

/** Returns the value and the problem of one clinical field of one eye. */
export function useMeasured(eye: Eye, name: string) {
  const path = `${eye}.clinical.${name}` as const;
  const { control, setValue, setFocus } = useFormContext<OrderFormValues>();
  const { field } = useController({ name: path, control });
  const problem = useShownProblem(path);
  return {
    id: `${eye}-clinical-${name}`,
    field: { ...field, value: field.value ?? '' },
    problem,
    focus: () => setFocus(path),
    put: (value: string) => setValue(path, value, { shouldDirty: true }),
  };
}
