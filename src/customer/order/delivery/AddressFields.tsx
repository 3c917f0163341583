import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { isRequired } from '#domain/address/check-address-field.ts';
import { addressLabels } from '#domain/address/labels.ts';
import type { ShipTo } from '#domain/delivery/delivery.ts';
import { useStateChoices } from '#providers/address/use-state-choices.ts';
import { useText } from '#providers/messages/use-text.ts';
import { keepFocus } from '../../keep-focus.ts';
import type { NamedCode } from '../../profile/names.ts';
import { useNames } from '../../profile/use-names.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import type { DeliveryAddressField } from './texts/delivery-texts.ts';
import { useDeliveryField } from './use-delivery-field.ts';

interface AddressFieldProps {
  name: DeliveryAddressField;
  label: string;
  autoComplete: string;
  /** The options; without them the field is free text. */
  options?: NamedCode[] | undefined;
  help?: string | undefined;
  isReadOnly?: boolean;
}

/** Shows the fields of an address by its country. Browsers neither fill in nor save a patient's address. */
export function AddressFields({ shipTo }: { shipTo: Exclude<ShipTo, 'practice'> }) {
  const text = useText('orderDelivery');
  const names = useNames();
  const country = useOrderForm(({ values }) => values.delivery?.['country'] ?? '');
  const state = useOrderForm(({ values }) => values.delivery?.['state'] ?? '');
  const { choices, note, isLoading } = useStateChoices(country, state);
  const labels = addressLabels(country);
  const fill = (what: string) => (shipTo === 'patient' ? 'off' : what);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {text(shipTo === 'other' ? 'remembered' : 'forPatient')}
      </Typography>
      <Box sx={GRID}>
        <AddressField name="recipient" label={text('recipient')} autoComplete={fill('name')} />
        <AddressField
          name="address"
          label={text('address')}
          autoComplete={fill('shipping address-line1')}
        />
        <AddressField
          name="apt"
          label={text('apt')}
          autoComplete={fill('shipping address-line2')}
        />
        <AddressField
          name="city"
          label={text('city')}
          autoComplete={fill('shipping address-level2')}
        />
        <AddressField
          name="country"
          label={text('country')}
          autoComplete={fill('shipping country')}
          options={names.countries}
        />
        <AddressField
          // the browser needs a different field for a list and for a text
          key={choices ? 'list' : 'text'}
          name="state"
          label={text(labels.state)}
          autoComplete={fill('shipping address-level1')}
          options={choices}
          help={note}
          isReadOnly={isLoading}
        />
        <AddressField
          name="zip"
          label={text(labels.zip)}
          autoComplete={fill('shipping postal-code')}
        />
      </Box>
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

/** Shows one part of an address, with its problem below it and the nearest valid value. */
function AddressField(props: AddressFieldProps) {
  const { name, label, autoComplete, options, help, isReadOnly } = props;
  const text = useText('orderDelivery');
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
        helperText={problem?.message ?? help}
        slotProps={{
          htmlInput: { autoComplete, readOnly: isReadOnly },
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
