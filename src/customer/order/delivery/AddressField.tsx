import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { isRequired } from '#domain/address/check-address-field.ts';
import type { DeliveryAddressField } from '#domain/delivery/delivery-texts.ts';
import { keepFocus } from '../../keep-focus.ts';
import type { NamedCode } from '../../profile/names.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { useDeliveryField } from './use-delivery-field.ts';
import { useDeliveryText } from './use-delivery-text.ts';

interface AddressFieldProps {
  name: DeliveryAddressField;
  label: string;
  autoComplete: string;
  /** The options; without them the field is free text. */
  options?: NamedCode[] | undefined;
}

/** Shows one part of an address, with its problem below it and the nearest valid value. */
export function AddressField({ name, label, autoComplete, options }: AddressFieldProps) {
  const text = useDeliveryText();
  const { id, field, ref, problem, use } = useDeliveryField(name);
  const country = useOrderForm(({ values }) => values.delivery?.['country'] ?? '');
  const nearest = problem?.nearest;
  return (
    <Box sx={{ minWidth: 0 }}>
      <TextField
        id={id}
        fullWidth
        size="small"
        select={options !== undefined}
        label={label}
        required={isNeeded(name, country)}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={ref}
        error={problem !== null}
        helperText={problem?.message}
        slotProps={{
          htmlInput: { autoComplete },
          // the label of an empty select would cover its text
          inputLabel: options && { shrink: true },
          select: { native: true },
        }}
      >
        {options && [
          <option key="" value="">
            {text('none')}
          </option>,
          ...options.map(({ code, name: shown }) => (
            <option key={code} value={code}>
              {shown}
            </option>
          )),
        ]}
      </TextField>
      {nearest != null && (
        <Button
          size="small"
          variant="outlined"
          sx={{ mt: 0.5 }}
          onMouseDown={keepFocus}
          onClick={() => use(String(nearest))}
        >
          {text('use', { value: String(nearest) })}
        </Button>
      )}
    </Box>
  );
}

function isNeeded(name: DeliveryAddressField, country: string): boolean {
  if (name === 'apt') return false;
  if (name !== 'state' && name !== 'zip') return true;
  return country !== '' && isRequired(name, country);
}
