import { EYE_LETTERS } from '../basics/eye-letters.ts';
import type { Locale } from '../basics/locale.ts';
import { addressLines } from './address-lines.ts';
import { DELIVERY_LABELS } from './delivery-labels.ts';
import type { Delivery, DeliveryAddress } from './delivery.ts';
import { shippingMethods } from './shipping-methods.ts';

interface DeliveryFact {
  name: 'shipTo' | 'method' | 'rush' | 'quantity';
  label: string;
  /** An address has several lines. */
  value: string;
}

/** An order, or the input of the form. */
interface Deliverable {
  delivery: Delivery;
  lenses: readonly { eye: 'right' | 'left'; quantity: number }[];
}

/**
 * OR-14: describes address, shipping method, rush and quantities. `practice` is the address on record, for a form,
 * whose own data says only "the practice".
 */
export function deliveryFacts(
  { delivery, lenses }: Deliverable,
  locale: Locale,
  practice: DeliveryAddress | null = null,
): DeliveryFact[] {
  const labels = DELIVERY_LABELS[locale];
  const { shipTo, method, rush } = delivery;
  const address = delivery.address ?? (shipTo === 'practice' ? practice : null);
  const lines = address ? addressLines(address, locale) : [];
  const quantities = lenses.map(({ eye, quantity }) => `${EYE_LETTERS[eye]} ${quantity}`);
  return [
    { name: 'shipTo', label: labels.shipTo, value: [labels.to[shipTo], ...lines].join('\n') },
    { name: 'method', label: labels.method, value: shippingMethods[method].label[locale] },
    { name: 'rush', label: labels.rush, value: rush ? labels.yes : labels.no },
    { name: 'quantity', label: labels.quantity, value: quantities.join(' · ') },
  ];
}
