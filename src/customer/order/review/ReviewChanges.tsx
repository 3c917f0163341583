import { ChangesList } from '../source/ChangesList.tsx';
import { useOrderRecord } from '../source/use-order-record.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { ReviewSection } from './ReviewSection.tsx';
import { useReviewText } from './use-review-text.ts';

/** Shows the changes from the order that this one is based on, and from the one that it corrects. */
export function ReviewChanges() {
  const text = useReviewText();
  const { values, source } = useOrderForm((state) => state);
  const { data: corrected } = useOrderRecord(values.resubmits);
  const earlier = [corrected, source].filter((order) => order != null);
  if (earlier.length === 0) return null;
  return (
    <ReviewSection title={text('changes')}>
      {earlier.map((order) => (
        <ChangesList key={order.id} source={order} heading="h4" />
      ))}
    </ReviewSection>
  );
}
