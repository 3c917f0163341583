import TextField from '@mui/material/TextField';
import { useController, useFormContext } from 'react-hook-form';
import { ORDER_TYPES } from '#domain/order-types.ts';
import { useCustomerText } from '../../use-customer-text.ts';
import type { OrderFormValues } from '../state/form-values.ts';

/** OR-05: chooses the order type. */
export function OrderTypeField() {
  const text = useCustomerText();
  const { control } = useFormContext<OrderFormValues>();
  const { field } = useController({ name: 'type', control });
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      inputRef={ref}
      id="order-type"
      select
      fullWidth
      label={text('order.type')}
      helperText={text(`typeHelp.${field.value}`)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {ORDER_TYPES.map((type) => (
        <option key={type} value={type}>
          {text(`types.${type}`)}
        </option>
      ))}
    </TextField>
  );
}
