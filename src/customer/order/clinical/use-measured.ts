import { useController, useFormContext } from 'react-hook-form';
import type { Eye } from '#domain/orders/order.ts';
import { clinicalMarkOf } from '../fitted/shown-mark.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { useOrderForm, useShownProblem } from '../state/order-form-context.ts';

/** Returns the value and the problem of one clinical field of one eye. */
export function useMeasured(eye: Eye, name: string) {
  const path = `${eye}.clinical.${name}` as const;
  const { control, setValue, setFocus } = useFormContext<OrderFormValues>();
  const { field } = useController({ name: path, control });
  const problem = useShownProblem(path);
  const mark = useOrderForm(({ values }) => clinicalMarkOf(values[eye], name));
  const id = `${eye}-clinical-${name}`;
  const value = field.value ?? '';
  const put = (changed: string) => setValue(path, changed, { shouldDirty: true });
  return {
    id,
    field: { ...field, value },
    problem,
    /** Where a fitting has the value from; undefined for none. */
    mark,
    focus: () => setFocus(path),
    put,
    /** The properties of an input that takes the value as it is typed. */
    input: {
      id,
      value,
      onChange: (event: { target: { value: string } }) => put(event.target.value),
      onBlur: field.onBlur,
      inputRef: field.ref,
      error: problem !== null,
      helperText: problem?.message,
    },
  };
}
