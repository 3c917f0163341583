import { promisedFor } from '#domain/orders/working-days.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '#resources/shared/age.ts';
import { FactRows } from '#resources/shared/show/Facts.tsx';
import { useNow } from '#resources/shared/use-now.ts';
import { toDelivery } from '../delivery/texts/delivery-texts.ts';
import { deliveryParts, pricedEyes } from '../price/price-parts.ts';
import { PriceParts } from '../price/PriceList.tsx';
import { useOrderForm } from '../state/order-form-context.ts';
import { ReviewSection } from './ReviewSection.tsx';

/** Shows the price by its parts, and the estimated ship date. */
export function ReviewCost() {
  const text = useText('orderReview');
  const locale = useLocale();
  const now = useNow();
  const state = useOrderForm((state) => state);
  const priced = pricedEyes(state);
  const { rush } = toDelivery(state.values.delivery);
  const turnarounds = priced.map(({ lens }) => lens.turnaroundDays);
  const date = formatDay(promisedFor(new Date(now), turnarounds, rush).toISOString(), locale);
  return (
    <ReviewSection title={text('cost.title')}>
      <PriceParts priced={priced} delivery={deliveryParts(state)} />
      <FactRows
        facts={[
          {
            name: 'promised',
            label: text('cost.promised'),
            value: text('cost.ifApproved', { date }),
          },
        ]}
      />
    </ReviewSection>
  );
}
