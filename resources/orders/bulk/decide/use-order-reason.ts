import type { OrderSummary } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { Outcome } from '../../../shared/bulk/run-bulk.ts';

/** Returns what says why an order of a bulk run was not decided on. */
export function useOrderReason(): (outcome: Outcome<OrderSummary>) => string {
  const text = useText('bulk');
  const orderText = useText('orderBulk');
  const labels = useText('orders');
  const shared = useText('shared');
  const locale = useLocale();
  return ({ kind, row, message }) => {
    if (kind === 'unsent' || kind === 'lost') return text(kind);
    if (kind === 'moved') return orderText('movedOn', { state: labels(`states.${row.state}`) });
    // A bulk result has only the server's message, which is English.
    return locale === 'en' ? message : shared('error.decide');
  };
}
