import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { addressLabels } from '#domain/address/labels.ts';
import type { ShipTo } from '#domain/schemas/delivery.ts';
import { useNames } from '../../profile/use-names.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { AddressField } from './AddressField.tsx';
import { useDeliveryText } from './use-delivery-text.ts';

/** Shows the fields of an address by its country. Browsers neither fill in nor save a patient's address. */
export function AddressFields({ shipTo }: { shipTo: Exclude<ShipTo, 'practice'> }) {
  const text = useDeliveryText();
  const names = useNames();
  const country = useOrderForm(({ values }) => values.delivery?.['country'] ?? '');
  const regions = names.regions(country);
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
          key={regions ? 'list' : 'text'}
          name="state"
          label={text(labels.state)}
          autoComplete={fill('shipping address-level1')}
          options={regions}
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
