import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { OrderSummary } from '#domain/orders/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { createKeys } from '#providers/http/create-keys.ts';
import { errorBody } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { BulkDialog } from '../../../shared/bulk/BulkDialog.tsx';
import type { BulkJob } from '../../../shared/bulk/use-bulk-run.ts';
import { isWorthRetrying } from '../decide/decide-orders.ts';
import { useOrderReason } from '../decide/use-order-reason.ts';
import { useUnusual } from '../decide/use-unusual.ts';
import { SHIP_PACE, shipOrders } from './ship-orders.ts';
import { ShipForm } from './ShipForm.tsx';
import { useTracking } from './use-tracking.ts';

interface BulkShipDialogProps {
  rows: OrderSummary[];
  onCancel: () => void;
  /** Called with the rows that were not shipped: they stay selected. */
  onFinish: (failed: OrderSummary[]) => void;
}

const JOB: BulkJob<OrderSummary> = {
  resource: 'orders',
  pace: SHIP_PACE,
  refusalOf: (error) => errorBody(error)?.message ?? '',
  isWorthRetrying: (outcome) => isWorthRetrying(outcome, 'ship'),
};

/** AD-13: ships many orders. After failures the form is back, with what was typed for the orders that are left. */
export function BulkShipDialog({ rows: selected, onCancel, onFinish }: BulkShipDialogProps) {
  const text = useText('orderBulk');
  const reasonOf = useOrderReason();
  const dataProvider = useDataProvider<PortalDataProvider>();
  const [keys] = useState(createKeys);
  const [{ rows, attempt }, setAttempt] = useState({ rows: selected, attempt: 0 });
  const found = useUnusual(rows, 'ship');
  const [carrier, setCarrier] = useState('');
  const entry = useTracking(found.kept);
  const finish = (failed: OrderSummary[]) => {
    const left = [...failed, ...found.leftOut];
    if (failed.length === 0) return onFinish(left);
    setAttempt({ rows: left, attempt: attempt + 1 });
    found.follow();
  };
  return (
    <BulkDialog
      key={attempt}
      rows={found.kept}
      job={JOB}
      labels={{
        action: (orders) => text('ship.action', { smart_count: orders }),
        done: (orders) => text('ship.done', { smart_count: orders }),
        failed: (orders) => text('failed', { smart_count: orders }),
        again: (orders) => text('again', { smart_count: orders }),
        stop: text('cancel'),
        results: text('ship.results'),
        nameOf: ({ number, practice }) => `${number} · ${practice}`,
        reasonOf: (outcome) => (outcome.kind === 'done' ? text('ship.shipped') : reasonOf(outcome)),
      }}
      onFinish={finish}
    >
      {(start) => (
        <ShipForm
          found={found}
          entry={entry}
          carrier={carrier}
          onCarrier={setCarrier}
          onShip={(parcels) => {
            found.stop();
            start(shipOrders((input, key) => dataProvider.decideOrders(input, key), keys, parcels));
          }}
          // those that were shipped are not selected any more
          onClose={attempt === 0 ? onCancel : () => onFinish([...rows])}
        />
      )}
    </BulkDialog>
  );
}
