import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import { findParameter } from '#domain/lens/find-parameter.ts';
import { formatNumber } from '#domain/lens/format.ts';
import { formatSpheroCylinder } from '#domain/lens/optics/format-optics.ts';
import type { SpheroCylinder } from '#domain/lens/optics/sphero-cylinder.ts';
import { isOtherNotation, transposition } from '#domain/lens/transposition.ts';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import type { Eye } from '#domain/schemas/order.ts';
import { keepFocus } from '#src/customer/keep-focus.ts';
import { useCustomerText } from '#src/customer/use-customer-text.ts';
import type { EyeValues, OrderFormValues } from '../state/form-values.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { toPrescription } from '../state/order-input.ts';
import type { Filling } from '../state/use-filling.ts';

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

interface TransposeOfferProps {
  eye: Eye;
  lens: LensDefinition;
  filling: Filling;
}

/** OR-13: offers to transpose a cylinder in the other notation, with sphere and axis, to the notation of the lens. */
export function TransposeOffer({ eye, lens, filling }: TransposeOfferProps) {
  const text = useCustomerText();
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
