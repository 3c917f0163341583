import type { Locale } from '#domain/basics/locale.ts';
import { deliveryFacts } from '#domain/delivery/delivery-facts.ts';
import type { DeliveryAddress } from '#domain/delivery/delivery.ts';
import { EYES } from '../state/form-values.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { quantityOf } from '../state/order-input.ts';
import { toDelivery } from './texts/delivery-texts.ts';

/** Returns the delivery in one line: its destination, and only the details that are not standard. */
export function deliverySummary(
  values: OrderFormValues,
  locale: Locale,
  practice: DeliveryAddress | null,
): string {
  const delivery = toDelivery(values.delivery);
  const lenses = EYES.filter((eye) => values[eye].ordered).map((eye) => ({
    eye,
    quantity: quantityOf(values.type, values[eye]),
  }));
  const isMore = lenses.some(({ quantity }) => quantity !== 1);
  const parts = deliveryFacts({ delivery, lenses }, locale, practice).flatMap((fact) => {
    if (fact.name === 'shipTo') return [fact.value.replaceAll('\n', ', ')];
    if (fact.name === 'method') return [fact.value];
    if (fact.name === 'rush') return delivery.rush ? [fact.label] : [];
    return isMore ? [`${fact.label} ${fact.value}`] : [];
  });
  return parts.join(' · ');
}
