import { promisedFor } from '#domain/working-days.ts';
import { formatDay } from '#resources/shared/age.ts';
import { FactRows } from '#resources/shared/show/Facts.tsx';
import { useNow } from '#resources/shared/use-now.ts';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { toDelivery } from '#domain/delivery/delivery-texts.ts';
import { deliveryParts, pricedEyes } from '../price/price-parts.ts';
import { PriceParts } from '../price/PriceList.tsx';
import { ReviewSection } from './ReviewSection.tsx';
import { useReviewText } from './use-review-text.ts';

/** Shows the price by its parts, and the estimated ship date. */
export function ReviewCost() {
  const text = useReviewText();
  const locale = usePortalLocale();
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
