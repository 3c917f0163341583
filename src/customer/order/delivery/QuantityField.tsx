import TextField from '@mui/material/TextField';
import { useController, useFormContext } from 'react-hook-form';
import { EYE_LETTERS } from '#domain/basics/eye-letters.ts';
import { mostOf } from '#domain/money/prices/quantity.ts';
import type { Eye } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { useOrderForm, useShownProblem } from '../state/order-form-context.ts';

/** The quantity of one eye's lens. */
export function QuantityField({ eye }: { eye: Eye }) {
  const text = useText('orderDelivery');
  const type = useOrderForm(({ values }) => values.type);
  const { control } = useFormContext<OrderFormValues>();
  const { field } = useController({ name: `${eye}.quantity`, control });
  const problem = useShownProblem(`${eye}.quantity`);
  const label = `${text('quantity')} ${EYE_LETTERS[eye]}`;
  const isOne = mostOf(type) === 1;
  return (
    <TextField
      id={`${eye}-quantity`}
      fullWidth
      size="small"
      label={label}
      value={isOne ? '1' : (field.value ?? '')}
      placeholder="1"
      disabled={isOne}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={problem !== null}
      helperText={problem?.message ?? (isOne ? text('warranty') : undefined)}
      slotProps={{
        htmlInput: {
          inputMode: 'numeric',
          autoComplete: 'off',
          // voice control finds it by its visible label, which starts its name
          'aria-label': `${label}, ${text(`lensOf.${eye}`)}`,
        },
        inputLabel: { shrink: true },
      }}
    />
  );
}
