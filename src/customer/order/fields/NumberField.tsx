import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import { findParameter } from '#domain/lens/model/find-parameter.ts';
import { formatNumber } from '#domain/lens/model/format.ts';
import type { NumberParameter, LensDefinition } from '#domain/lens/model/lens.ts';
import { formatSpheroCylinder } from '#domain/lens/optics/format-optics.ts';
import type { SpheroCylinder } from '#domain/lens/optics/sphero-cylinder.ts';
import type { Eye } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { keepFocus } from '../../keep-focus.ts';
import { FieldMark } from '../fitted/FieldMark.tsx';
import { writeValue } from '../fitted/write-value.ts';
import { powerFieldsOf } from '../paste/paste-prescription.ts';
import { usePastePrescription } from '../paste/use-paste-prescription.ts';
import type { EyeValues, OrderFormValues } from '../state/form-values.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { toPrescription } from '../state/order-input.ts';
import { useFilling, type Filling } from '../state/use-filling.ts';
import { CopyField } from './CopyField.tsx';
import { describeRange } from './describe-range.ts';
import { FieldHelp } from './FieldHelp.tsx';
import { FilledNotice } from './FilledNotice.tsx';
import { NumberTextField } from './NumberTextField.tsx';
import { ReadAsOffers } from './ReadAsOffers.tsx';
import { isOtherNotation, transposition } from './transposition.ts';
import { useNumberEntry } from './use-number-entry.ts';
import { useParameterField, type ParameterFieldProps } from './use-parameter-field.ts';
import { UseNearest } from './UseNearest.tsx';

interface TransposeOfferProps {
  eye: Eye;
  lens: LensDefinition;
  filling: Filling;
}

/** A field for a number with its unit: typed in a fitter's notation, or stepped with the arrow keys. */
export function NumberField(props: ParameterFieldProps<NumberParameter>) {
  const { eye, lens, parameter } = props;
  const text = useText('customer');
  const locale = useLocale();
  const clinicalText = useText('clinical');
  const entry = useParameterField(props);
  const { field, problem, origin, readings, isTransposable, copy } = entry;
  const filling = useFilling(`${eye}.values.${parameter.name}`);
  const paste = usePastePrescription(eye, powerFieldsOf(parameter.name, false), filling);
  const typed = useNumberEntry({
    ...entry,
    paste,
    parameter,
    value: field.value,
  });
  // the range overlays the content below the field, which is needed now
  const isBusy =
    problem !== null || readings.length > 0 || filling.notice !== null || isTransposable;
  return (
    <Box>
      <NumberTextField
        id={`${eye}-${parameter.name}`}
        parameter={parameter}
        field={field}
        entry={typed}
        required={entry.required}
        error={problem !== null}
        helperText={
          <FieldHelp
            eye={eye}
            problem={problem?.message}
            hint={isBusy ? '' : describeRange(parameter, text)}
            note={typed.notation ? clinicalText(`readIn.${typed.notation}`) : ''}
            origin={origin}
            mark={
              <FieldMark
                shown={entry.mark}
                write={(value) => writeValue(value, parameter, locale)}
              />
            }
            readAs={typed.readAs}
          />
        }
      >
        {eye === 'left' && <CopyField parameter={parameter} value={field.value} onCopy={copy} />}
      </NumberTextField>
      {isTransposable && <TransposeOffer eye={eye} lens={lens} filling={filling} />}
      <FilledNotice notice={filling.notice} onUndo={filling.undo} />
      <ReadAsOffers readings={readings} parameter={parameter} onUse={typed.take} />
      {problem?.nearest != null && (
        <UseNearest nearest={problem.nearest} parameter={parameter} onUse={entry.useNearest} />
      )}
    </Box>
  );
}

/** Returns the eye with sphere, cylinder and axis in the notation of the lens. */
function withPower(eye: EyeValues, power: SpheroCylinder, lens: LensDefinition): EyeValues {
  const texts = Object.entries(power).flatMap(([name, value]): [string, string][] => {
    const parameter = findParameter(lens, name);
    return parameter?.kind === 'number' ? [[name, formatNumber(Number(value), parameter)]] : [];
  });
  const typed = texts.map(([name]) => [name, 'typed'] as const);
  return {
    ...eye,
    values: { ...eye.values, ...Object.fromEntries(texts) },
    origins: { ...eye.origins, ...Object.fromEntries(typed) },
  };
}

/** OR-13: offers to transpose a cylinder in the other notation, with sphere and axis, to the notation of the lens. */
function TransposeOffer({ eye, lens, filling }: TransposeOfferProps) {
  const text = useText('customer');
  const { getValues } = useFormContext<OrderFormValues>();
  const prescription = useOrderForm(({ values }) => toPrescription(lens, values[eye].values));
  const power = transposition(lens, prescription);
  if (!power) {
    const lacks = prescription['sphere'] === undefined || prescription['axis'] === undefined;
    return lacks && isOtherNotation(lens, prescription) ? (
      <Typography variant="caption" component="p">
        {text('transpose.needs')}
      </Typography>
    ) : null;
  }
  const use = () => {
    const { sphere, cylinder, axis } = prescription;
    const typed = { sphere: Number(sphere), cylinder: Number(cylinder), axis: Number(axis) };
    const after = withPower(structuredClone(getValues(eye)), power, lens);
    filling.apply({ [eye]: after }, text('transpose.done', { typed: formatSpheroCylinder(typed) }));
    filling.focus();
  };
  return (
    <Button size="small" variant="outlined" sx={{ mt: 0.5 }} onMouseDown={keepFocus} onClick={use}>
      {text('transpose.use', { power: formatSpheroCylinder(power) })}
    </Button>
  );
}
