import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatCents } from '#domain/basics/money.ts';
import { addressLines } from '#domain/delivery/address-lines.ts';
import type { Delivery, DeliveryAddress } from '#domain/delivery/delivery.ts';
import { SHIPPING_METHODS, shippingMethods, RUSH } from '#domain/delivery/shipping-methods.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { CURRENCY } from '../price/price-parts.ts';
import { EYES } from '../state/form-values.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { AddressFields } from './AddressFields.tsx';
import { QuantityField } from './QuantityField.tsx';
import { ShipToField } from './ShipToField.tsx';
import { useDeliveryField } from './use-delivery-field.ts';

interface DeliveryFieldsProps {
  delivery: Delivery;
  /** The practice's own address; null when it is not known. */
  practice: DeliveryAddress | null;
}

/** The delivery fields: address, method, rush, quantities. */
export function DeliveryFields({ delivery, practice }: DeliveryFieldsProps) {
  const eyes = useOrderForm(({ values }) => EYES.filter((eye) => values[eye].ordered));
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <Box sx={ROW}>
        <Box sx={HALF}>
          <ShipToField />
        </Box>
        <Box sx={HALF}>
          <MethodField />
        </Box>
        {eyes.map((eye) => (
          <QuantityField key={eye} eye={eye} />
        ))}
        <Box sx={HALF}>
          <RushField />
        </Box>
      </Box>
      <Address delivery={delivery} practice={practice} />
    </Box>
  );
}

function Address({ delivery, practice }: DeliveryFieldsProps) {
  const locale = useLocale();
  const { shipTo, address, addressId } = delivery;
  if (shipTo === 'practice') return <PracticeAddress practice={practice} />;
  if (!addressId || !address) return <AddressFields shipTo={shipTo} />;
  return (
    <Typography variant="body2" color="text.secondary">
      {addressLines(address, locale).join(', ')}
    </Typography>
  );
}

function PracticeAddress({ practice }: Pick<DeliveryFieldsProps, 'practice'>) {
  const text = useText('orderDelivery');
  const locale = useLocale();
  const deliveryChoices = useOrderForm((state) => state.deliveryChoices);
  if (!practice && !deliveryChoices) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {practice ? addressLines(practice, locale).join(', ') : text('noAddress')}
    </Typography>
  );
}

const ROW = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
};

const HALF = { gridColumn: { xs: '1 / -1', sm: 'span 2' } };

/** Chooses the shipping method; each option shows its cost. */
function MethodField() {
  const text = useText('orderDelivery');
  const locale = useLocale();
  const { id, field, ref, problem } = useDeliveryField('method');
  return (
    <TextField
      id={id}
      select
      fullWidth
      size="small"
      label={text('method')}
      value={field.value || 'standard'}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={ref}
      error={problem !== null}
      helperText={problem?.message}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {SHIPPING_METHODS.map((method) => {
        const { label, priceCents } = shippingMethods[method];
        const price = priceCents ? formatCents(priceCents, CURRENCY, locale) : text('free');
        return (
          <option key={method} value={method}>
            {`${label[locale]} (${price})`}
          </option>
        );
      })}
    </TextField>
  );
}

/** Chooses rush production, with its cost. */
function RushField() {
  const text = useText('orderDelivery');
  const locale = useLocale();
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
