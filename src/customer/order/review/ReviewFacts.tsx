import { orderTypes } from '#domain/order-types.ts';
import { useCustomerText } from '../../use-customer-text.ts';
import { useOrderForm } from '../order-form-context.ts';
import { FactList } from './FactList.tsx';
import { ReviewSection } from './ReviewSection.tsx';
import { useReviewText } from './use-review-text.ts';

/** For whom it is ordered and why, and what is said to the laboratory beside the lenses. */
export function ReviewFacts() {
  const text = useReviewText();
  const orderText = useCustomerText();
  const { values, source } = useOrderForm();
  const { type, returnReason, attachments } = values;
  const comesBack = orderTypes[type].reason && returnReason !== '';
  return (
    <ReviewSection title={text('facts.title')}>
      <FactList
        facts={[
          { label: text('facts.patient'), value: values.patientReference.trim() },
          { label: orderText('order.patientName'), value: values.patientName?.trim() ?? '' },
          { label: text('facts.type'), value: orderText(`types.${type}`) },
          { label: text('facts.source'), value: source?.number ?? '' },
          {
            label: text('facts.reason'),
            value: comesBack ? orderText(`reasons.${returnReason}`) : '',
          },
          { label: text('facts.poNumber'), value: values.poNumber.trim() },
          { label: text('facts.notes'), value: values.notes.trim() },
          { label: text('facts.files'), value: attachments.map(({ name }) => name).join('\n') },
        ]}
      />
    </ReviewSection>
  );
}
