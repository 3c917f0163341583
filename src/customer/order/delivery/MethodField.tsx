import TextField from '@mui/material/TextField';
import { SHIPPING_METHODS, shippingMethods } from '#domain/delivery/shipping-methods.ts';
import { formatCents } from '#domain/money.ts';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { CURRENCY } from '../price/price-parts.ts';
import { useDeliveryField } from './use-delivery-field.ts';
import { useDeliveryText } from './use-delivery-text.ts';

/** Chooses the shipping method; each option shows its cost. */
export function MethodField() {
  const text = useDeliveryText();
  const locale = usePortalLocale();
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
