import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { ADDRESS_FIELDS, addressTexts, toDelivery } from '#domain/delivery/delivery-texts.ts';
import { SHIP_TO } from '#domain/schemas/delivery.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { useDeliveryField } from './use-delivery-field.ts';

type Texts = Record<string, string>;

/** Chooses the ship-to. Each option has an address of its own: text typed for one never appears at the other. */
export function ShipToField() {
  const text = useText('orderDelivery');
  const { id, field, ref, problem } = useDeliveryField('shipTo');
  const { getValues, setValue } = useFormContext<OrderFormValues>();
  const deliveryChoices = useOrderForm((state) => state.deliveryChoices);
  const left = useRef<Record<string, Texts>>({});
  const choose = (shipTo: string) => {
    const before: Texts = getValues('delivery') ?? {};
    const typed = ADDRESS_FIELDS.map((name): [string, string] => [name, before[name] ?? '']);
    left.current[toDelivery(before).shipTo] = Object.fromEntries(typed);
    const known = shipTo === 'other' ? (deliveryChoices?.other ?? null) : null;
    const address = left.current[shipTo] ?? addressTexts(known);
    setValue('delivery', { ...before, ...address, shipTo }, { shouldDirty: true });
  };
  return (
    <TextField
      id={id}
      select
      fullWidth
      size="small"
      label={text('shipTo')}
      value={field.value || 'practice'}
      onChange={(event) => choose(event.target.value)}
      onBlur={field.onBlur}
      inputRef={ref}
      error={problem !== null}
      helperText={problem?.message}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {SHIP_TO.map((shipTo) => (
        <option key={shipTo} value={shipTo}>
          {text(`to.${shipTo}`)}
        </option>
      ))}
    </TextField>
  );
}
