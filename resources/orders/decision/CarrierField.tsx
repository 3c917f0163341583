import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { useText } from '#providers/messages/use-text.ts';

/** Company names, the same in every language. */
const CARRIERS = ['UPS', 'FedEx', 'USPS', 'DHL'];
const LONGEST = 60;

interface CarrierFieldProps extends Pick<
  TextFieldProps,
  'id' | 'fullWidth' | 'autoComplete' | 'value' | 'onChange' | 'inputRef'
> {
  isMissing: boolean;
}

/** The carrier: one of the suggestions, or any other. */
export function CarrierField({ isMissing, ...field }: CarrierFieldProps) {
  const text = useText('orders');
  return (
    <>
      <TextField
        {...field}
        label={text('decision.carrier')}
        required
        error={isMissing}
        helperText={isMissing ? text('decision.carrierRequired') : ' '}
        slotProps={{ htmlInput: { maxLength: LONGEST, list: 'carriers' } }}
      />
      <datalist id="carriers">
        {CARRIERS.map((carrier) => (
          <option key={carrier} value={carrier}>
            {carrier}
          </option>
        ))}
      </datalist>
    </>
  );
}
