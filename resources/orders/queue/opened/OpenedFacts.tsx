import { formatCents } from '#domain/basics/money.ts';
import type { Order } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { FactRows } from '../../../shared/show/Facts.tsx';

/** The facts of an order beside its lenses: type and price, and what somebody on the telephone may ask for. */
export function OpenedFacts({ order }: { order: Order }) {
  const text = useText('orders');
  const showText = useText('orderShow');
  const locale = useLocale();
  const { type, returnReason, poNumber, carrier, trackingNumber, notes } = order;
  return (
    <FactRows
      facts={[
        { name: 'type', label: text('fields.type'), value: text(`types.${type}`) },
        {
          name: 'returnReason',
          label: showText('facts.returnReason'),
          value: returnReason && text(`returnReasons.${returnReason}`),
        },
        { name: 'poNumber', label: showText('facts.poNumber'), value: poNumber },
        {
          name: 'shipment',
          label: showText('facts.shipment'),
          value: [carrier, trackingNumber].filter(Boolean).join(' · '),
        },
        { name: 'notes', label: text('fields.notes'), value: notes },
        {
          name: 'total',
          label: text('fields.total'),
          value: formatCents(order.totalCents, order.currency, locale),
        },
      ]}
    />
  );
}
