import TextField from '@mui/material/TextField';
import { useController, useFormContext } from 'react-hook-form';
import { RETURN_REASONS } from '#domain/order-types.ts';
import { useCustomerText } from '../../use-customer-text.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { useShownProblem } from '../state/order-form-context.ts';

/** OR-05: chooses the reason for the return of the earlier lens. */
export function ReturnReasonField() {
  const text = useCustomerText();
  const { control } = useFormContext<OrderFormValues>();
  const { field } = useController({ name: 'returnReason', control });
  const problem = useShownProblem('returnReason');
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      inputRef={ref}
      id="return-reason"
      select
      fullWidth
      required
      label={text('source.reason')}
      error={problem !== null}
      helperText={problem?.message}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{text('order.none')}</option>
      {RETURN_REASONS.map((reason) => (
        <option key={reason} value={reason}>
          {text(`reasons.${reason}`)}
        </option>
      ))}
    </TextField>
  );
}
