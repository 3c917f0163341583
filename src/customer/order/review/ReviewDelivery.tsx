import { deliveryFacts } from '#domain/delivery/delivery-facts.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { FactRows } from '#resources/shared/show/Facts.tsx';
import { toDelivery } from '../delivery/texts/delivery-texts.ts';
import { pricedEyes } from '../price/price-parts.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { quantityOf } from '../state/order-input.ts';
import { ReviewSection } from './ReviewSection.tsx';

/** OR-14: shows the account, the delivery address and method, and the quantities. */
export function ReviewDelivery() {
  const text = useText('orderReview');
  const locale = useLocale();
  const state = useOrderForm((state) => state);
  const { accountNumber: number, values, deliveryChoices } = state;
  const { accounts } = useSession();
  const practice = accounts.find(({ accountNumber }) => accountNumber === number)?.practice;
  const account = practice
    ? text('delivery.account', { practice, number })
    : text('delivery.accountOnly', { number });
  const lenses = pricedEyes(state).map(({ eye }) => {
    return { eye, quantity: quantityOf(values.type, values[eye]) };
  });
  const delivery = toDelivery(values.delivery);
  const facts = deliveryFacts({ delivery, lenses }, locale, deliveryChoices?.practice ?? null);
  return (
    <ReviewSection title={text('delivery.title')}>
      <FactRows facts={[{ name: 'for', label: text('delivery.for'), value: account }, ...facts]} />
    </ReviewSection>
  );
}
