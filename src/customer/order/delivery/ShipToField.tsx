import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { SHIP_TO } from '#domain/delivery/delivery.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { savedChoices, SAVED } from './saved-choices.ts';
import { ADDRESS_FIELDS, addressTexts, toDelivery } from './texts/delivery-texts.ts';
import { useDeliveryField } from './use-delivery-field.ts';

type Texts = Record<string, string>;

/**
 * Chooses the ship-to: the practice, each address on record, another one, the patient. Each option has an address of its
 * own: text typed for one never appears at the other.
 */
export function ShipToField() {
  const text = useText('orderDelivery');
  const { id, field, ref, problem } = useDeliveryField('shipTo');
  const { getValues, setValue } = useFormContext<OrderFormValues>();
  const deliveryChoices = useOrderForm((state) => state.deliveryChoices);
  const delivery = useOrderForm(({ values }) => toDelivery(values.delivery));
  const left = useRef<Record<string, Texts>>({});
  const { addressId } = delivery;
  const saved = savedChoices(deliveryChoices ?? null, delivery, text('gone'));
  const choose = (value: string) => {
    const before: Texts = getValues('delivery') ?? {};
    const typed = ADDRESS_FIELDS.map((name): [string, string] => [name, before[name] ?? '']);
    left.current[choiceOf(before)] = Object.fromEntries(typed);
    const onRecord = saved.find((one) => value === `${SAVED}${one.id}`);
    const known = value === 'other' ? (deliveryChoices?.other ?? null) : null;
    const address = onRecord
      ? addressTexts(onRecord.address)
      : (left.current[value] ?? addressTexts(known));
    const chosen = { shipTo: onRecord ? 'other' : value, addressId: onRecord?.id ?? '' };
    setValue('delivery', { ...before, ...address, ...chosen }, { shouldDirty: true });
  };
  const options = SHIP_TO.map((shipTo) => ({
    value: shipTo as string,
    label: text(`to.${shipTo}`),
  }));
  // Below the practice, above what is typed.
  options.splice(1, 0, ...saved.map((one) => ({ value: `${SAVED}${one.id}`, label: one.label })));
  return (
    <TextField
      id={id}
      select
      fullWidth
      size="small"
      label={text('shipTo')}
      value={addressId ? `${SAVED}${addressId}` : field.value || 'practice'}
      onChange={(event) => choose(event.target.value)}
      onBlur={field.onBlur}
      inputRef={ref}
      error={problem !== null}
      helperText={problem?.message}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  );
}

/** The value of the chosen option. */
function choiceOf(texts: Texts): string {
  const { shipTo, addressId } = toDelivery(texts);
  return addressId ? `${SAVED}${addressId}` : shipTo;
}
