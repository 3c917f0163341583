import type { Delivery, DeliveryAddress, DeliveryChoices } from '#domain/delivery/delivery.ts';

/** Comes before the id in the value of an option. */
export const SAVED = 'saved:';

interface SavedChoice {
  id: string;
  label: string;
  address: DeliveryAddress;
}

/**
 * OR-14: returns the options of the addresses on record. The chosen one is among them even when it is no longer on
 * record, or not known because nothing was loaded: a list cannot show a choice that it does not have.
 */
export function savedChoices(
  choices: DeliveryChoices | null,
  chosen: Delivery,
  gone: string,
): SavedChoice[] {
  const saved = (choices?.addresses ?? []).map(({ id, isDefault: _default, ...address }) => ({
    id,
    label: labelOf(address),
    address,
  }));
  const { addressId, address } = chosen;
  if (!addressId || !address || saved.some(({ id }) => id === addressId)) return saved;
  const label = choices ? `${labelOf(address)} (${gone})` : labelOf(address);
  return [...saved, { id: addressId, label, address }];
}

function labelOf({ recipient, address, city }: DeliveryAddress): string {
  return [recipient, address, city].filter(Boolean).join(', ');
}
