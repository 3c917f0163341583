import { useController, useFormContext } from 'react-hook-form';
import { isRequired } from '#domain/lens/validate.ts';
import type { LensDefinition, Parameter } from '#domain/schemas/lens.ts';
import type { Eye } from '#domain/schemas/order.ts';
import { useNotationOf, withSign } from './cylinder-notation.ts';
import type { Origin, OrderFormValues } from './form-values.ts';
import { lensReadings } from './lens-readings.ts';
import { useOrderForm, useShownProblem } from './order-form-context.ts';
import { toPrescription } from './order-input.ts';
import { nearestText, originOf } from './typed-entry.ts';

export interface ParameterFieldProps<P extends Parameter = Parameter> {
  eye: Eye;
  lens: LensDefinition;
  parameter: P;
}

const CHANGED = { shouldDirty: true } as const;

/** What the field of one parameter of one eye shows and does. */
export function useParameterField({ eye, lens, parameter }: ParameterFieldProps) {
  const path = `${eye}.values.${parameter.name}` as const;
  const originPath = `${eye}.origins.${parameter.name}` as const;
  const { setValue, setFocus, control } = useFormContext<OrderFormValues>();
  const { field } = useController({ name: path, control });
  const { values } = useOrderForm();
  const problem = useShownProblem(path);
  const notation = useNotationOf(parameter.name);

  const prescription = toPrescription(lens, values[eye].values);
  const put = (value: string, origin: Origin) => {
    setValue(path, value, CHANGED);
    setValue(originPath, origin, CHANGED);
  };
  const type = (value: string) => put(value, 'typed');
  return {
    field: { ...field, value: field.value ?? '' },
    problem,
    prescription,
    required: isRequired(parameter, lens, prescription),
    origin: originOf(values[eye].origins[parameter.name], field.value),
    type,
    focus: () => setFocus(path),
    /** Takes over what the other eye has; the button that did it goes, so that the field gets the focus. */
    copy: (value: string) => {
      put(value, 'copied');
      setFocus(path);
    },
    /** The same value, written as the trade writes it: where it comes from stays. */
    rewrite: (value: string) => {
      if (value !== field.value) setValue(path, value, CHANGED);
    },
    /** As `copy` does, the field gets the focus. */
    useNearest: (nearest: number | string) => {
      type(nearestText(nearest, parameter));
      setFocus(path);
    },
    /** What the text may mean instead. */
    readings:
      parameter.kind === 'number'
        ? lensReadings(
            withSign(field.value ?? '', notation, parameter),
            parameter,
            lens,
            values[eye].values,
          )
        : [],
  };
}
