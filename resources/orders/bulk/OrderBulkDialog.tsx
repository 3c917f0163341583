import { useDataProvider } from 'react-admin';
import type { BulkDecision } from '#domain/order.ts';
import type { OrderSummary } from '#domain/schemas/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import type { ChosenBulkProps } from '../../shared/bulk/BulkBar.tsx';
import { BulkDialog } from '../../shared/bulk/BulkDialog.tsx';
import type { Outcome } from '../../shared/bulk/run-bulk.ts';
import { DecisionDialog } from '../../shared/decision/DecisionDialog.tsx';
import { errorBody } from '#providers/http/error-body.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { toneOf } from '../decision/allowed-decisions.ts';
import { useDecisionField } from '../decision/use-order-decision.ts';
import { decideOrders, isWorthRetrying, ORDERS_PACE } from './decide-orders.ts';

/** OR-08: one decision on many orders. */
export function OrderBulkDialog(props: ChosenBulkProps<BulkDecision, OrderSummary>) {
  const { action, rows, onCancel, onFinish } = props;
  const text = useText('orderBulk');
  const field = useDecisionField(action);
  const reasonOf = useReason();
  const dataProvider = useDataProvider<PortalDataProvider>();
  const count = { smart_count: rows.length };
  return (
    <BulkDialog
      rows={rows}
      job={{
        resource: 'orders',
        pace: ORDERS_PACE,
        refusalOf: (error) => errorBody(error)?.message ?? '',
        isWorthRetrying: (outcome) => isWorthRetrying(outcome, action),
      }}
      labels={{
        action: (orders) => text(`${action}.action`, { smart_count: orders }),
        done: (orders) => text(`${action}.done`, { smart_count: orders }),
        failed: (orders) => text('failed', { smart_count: orders }),
        again: (orders) => text('again', { smart_count: orders }),
        stop: text('cancel'),
        nameOf: ({ number, practice }) => `${number} · ${practice}`,
        reasonOf,
      }}
      onFinish={onFinish}
    >
      {(start) => (
        <DecisionDialog
          title={text(`${action}.title`, count)}
          consequence={text(`${action}.text`)}
          action={text(`${action}.action`, count)}
          tone={toneOf(action)}
          field={field}
          isPending={false}
          error={null}
          onDecide={(reason) =>
            start(decideOrders((input) => dataProvider.decideOrders(input), { action, reason }))
          }
          onClose={onCancel}
        />
      )}
    </BulkDialog>
  );
}

function useReason(): (outcome: Outcome<OrderSummary>) => string {
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
