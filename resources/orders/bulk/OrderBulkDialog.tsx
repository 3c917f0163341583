import { useDataProvider } from 'react-admin';
import type { BulkDecision } from '#domain/orders/order-states.ts';
import type { OrderSummary } from '#domain/orders/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { errorBody } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { ChosenBulkProps } from '../../shared/bulk/BulkBar.tsx';
import { BulkDialog } from '../../shared/bulk/BulkDialog.tsx';
import { DecisionDialog } from '../../shared/decision/DecisionDialog.tsx';
import { toneOf } from '../decision/allowed-decisions.ts';
import { useDecisionField } from '../decision/use-order-decision.ts';
import {
  decideOrders,
  isWorthRetrying,
  ORDERS_PACE,
  type PlainDecision,
} from './decide/decide-orders.ts';
import { UnusualOrders } from './decide/UnusualOrders.tsx';
import { useOrderReason } from './decide/use-order-reason.ts';
import { useUnusual } from './decide/use-unusual.ts';
import { BulkShipDialog } from './ship/BulkShipDialog.tsx';

/** OR-08, AD-13: one decision on many orders. */
export function OrderBulkDialog({
  action,
  ...chosen
}: ChosenBulkProps<BulkDecision, OrderSummary>) {
  return action === 'ship' ? (
    <BulkShipDialog {...chosen} />
  ) : (
    <BulkDecisionDialog action={action} {...chosen} />
  );
}

function BulkDecisionDialog(props: ChosenBulkProps<PlainDecision, OrderSummary>) {
  const { action, rows, onCancel, onFinish } = props;
  const text = useText('orderBulk');
  const field = useDecisionField(action);
  const reasonOf = useOrderReason();
  const dataProvider = useDataProvider<PortalDataProvider>();
  const found = useUnusual(rows, action);
  const { kept, leftOut } = found;
  const count = { smart_count: kept.length };
  return (
    <BulkDialog
      rows={kept}
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
      onFinish={(failed) => onFinish([...failed, ...leftOut])}
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
          onDecide={(reason) => {
            found.stop();
            start(decideOrders((input) => dataProvider.decideOrders(input), { action, reason }));
          }}
          onClose={onCancel}
        >
          <UnusualOrders found={found} />
        </DecisionDialog>
      )}
    </BulkDialog>
  );
}
