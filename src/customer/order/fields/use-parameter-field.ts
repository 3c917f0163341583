import { useController, useFormContext } from 'react-hook-form';
import { isRequired } from '#domain/lens/engine/validate.ts';
import type { LensDefinition, Parameter } from '#domain/lens/model/lens.ts';
import type { Eye } from '#domain/orders/order.ts';
import { valueMarkOf } from '../fitted/shown-mark.ts';
import type { Origin, OrderFormValues } from '../state/form-values.ts';
import { useOrderForm, useShownProblem } from '../state/order-form-context.ts';
import { toPrescription } from '../state/order-input.ts';
import { useNotationOf, withSign } from './cylinder-notation.ts';
import { lensReadings } from './lens-readings.ts';
import { isOtherNotation } from './transposition.ts';
import { nearestText, originOf } from './typed-entry.ts';

export interface ParameterFieldProps<P extends Parameter = Parameter> {
  eye: Eye;
  lens: LensDefinition;
  parameter: P;
}

const CHANGED = { shouldDirty: true } as const;

/** Returns the state and actions of one parameter field of one eye. */
export function useParameterField({ eye, lens, parameter }: ParameterFieldProps) {
  const path = `${eye}.values.${parameter.name}` as const;
  const originPath = `${eye}.origins.${parameter.name}` as const;
  const { setValue, setFocus, control } = useFormContext<OrderFormValues>();
  const { field } = useController({ name: path, control });
  const problem = useShownProblem(path);
  const notation = useNotationOf(parameter.name);

  const fromForm = useOrderForm(({ values }) => {
    const { values: texts, origins } = values[eye];
    const prescription = toPrescription(lens, texts);
    const mark = valueMarkOf(values[eye], parameter.name);
    return {
      required: isRequired(parameter, lens, prescription),
      // a mark says more
      origin: mark?.isEdited === false ? undefined : originOf(origins[parameter.name], field.value),
      mark,
      /** Whether the cylinder is in the notation that the lens does not use. */
      isTransposable: parameter.name === 'cylinder' && isOtherNotation(lens, prescription),
      /** Other meanings of the text. */
      readings:
        parameter.kind === 'number'
          ? lensReadings(withSign(field.value ?? '', notation, parameter), parameter, lens, texts)
          : [],
    };
  });
  const put = (value: string, origin: Origin) => {
    setValue(path, value, CHANGED);
    setValue(originPath, origin, CHANGED);
  };
  const type = (value: string) => put(value, 'typed');
  return {
    field: { ...field, value: field.value ?? '' },
    problem,
    ...fromForm,
    type,
    focus: () => setFocus(path),
    /** Copies the other eye's value; its button disappears, so the field gets the focus. */
    copy: (value: string) => {
      put(value, 'copied');
      setFocus(path);
    },
    /** Sets the same value in the usual notation; its origin stays. */
    rewrite: (value: string) => {
      if (value !== field.value) setValue(path, value, CHANGED);
    },
    /** Like `copy`, moves the focus to the field. */
    useNearest: (nearest: number | string) => {
      type(nearestText(nearest, parameter));
      setFocus(path);
    },
  };
}
