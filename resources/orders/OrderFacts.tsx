import type { Order } from '#domain/schemas/order.ts';
import { formatMoment } from '../shared/age.ts';
import { Fact, Facts } from '../shared/show/Facts.tsx';
import { usePortalLocale } from '../shared/use-portal-locale.ts';
import { useOrdersText } from './use-orders-text.ts';

/** Who ordered, for whom, when, and what they wrote. */
export function OrderFacts({ order }: { order: Order }) {
  const text = useOrdersText();
  const locale = usePortalLocale();
  const account = text('fields.account', { number: order.accountNumber });
  return (
    <Facts>
      <Fact label={text('fields.practice')}>{`${order.practice} · ${account}`}</Fact>
      <Fact label={text('fields.patientReference')}>{order.patientReference}</Fact>
      <Fact label={text('fields.submitted')}>{formatMoment(order.submittedAt, locale)}</Fact>
      <Fact label={text('fields.notes')}>{order.notes || text('show.noNotes')}</Fact>
    </Facts>
  );
}
