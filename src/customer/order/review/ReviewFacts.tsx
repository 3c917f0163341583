import { orderTypes } from '#domain/orders/order-types.ts';
import { useText } from '#providers/messages/use-text.ts';
import { FactRows, type RowFact } from '#resources/shared/show/Facts.tsx';
import { useOrderForm } from '../state/order-form-context.ts';
import { ReviewSection } from './ReviewSection.tsx';

type FactName = 'patient' | 'type' | 'source' | 'reason' | 'poNumber' | 'notes' | 'files';

/** Shows the patient, the order type, and the other details for the lab. */
export function ReviewFacts() {
  const text = useText('orderReview');
  const orderText = useText('customer');
  const { values, source } = useOrderForm((state) => state);
  const { type, returnReason, attachments } = values;
  const comesBack = orderTypes[type].reason && returnReason !== '';
  const fact = (name: FactName, value: string): RowFact => {
    return { name, label: text(`facts.${name}`), value };
  };
  return (
    <ReviewSection title={text('facts.title')}>
      <FactRows
        facts={[
          fact('patient', values.patientReference.trim()),
          {
            name: 'patientName',
            label: orderText('order.patientName'),
            value: values.patientName?.trim() ?? '',
          },
          fact('type', orderText(`types.${type}`)),
          fact('source', source?.number ?? ''),
          fact('reason', comesBack ? orderText(`reasons.${returnReason}`) : ''),
          fact('poNumber', values.poNumber.trim()),
          fact('notes', values.notes.trim()),
          fact('files', attachments.map(({ name }) => name).join('\n')),
        ]}
      />
    </ReviewSection>
  );
}
