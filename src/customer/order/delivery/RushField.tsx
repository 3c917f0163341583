import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { RUSH } from '#domain/delivery/shipping-methods.ts';
import { formatCents } from '#domain/money.ts';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { CURRENCY } from '../price/price-parts.ts';
import { useDeliveryField } from './use-delivery-field.ts';
import { useDeliveryText } from './use-delivery-text.ts';

/** Chooses rush production, with its cost. */
export function RushField() {
  const text = useDeliveryText();
  const locale = usePortalLocale();
  const { field, ref, put } = useDeliveryField('rush');
  const price = formatCents(RUSH.priceCents, CURRENCY, locale);
  return (
    <Box>
      <FormControlLabel
        label={text('rush', { price })}
        control={
          <Checkbox
            checked={field.value === 'true'}
            onChange={(event) => put(event.target.checked ? 'true' : '')}
            slotProps={{ input: { ref, 'aria-describedby': 'delivery-rush-help' } }}
          />
        }
      />
      <FormHelperText id="delivery-rush-help" sx={{ mt: 0 }}>
        {text('rushHelp')}
      </FormHelperText>
    </Box>
  );
}
