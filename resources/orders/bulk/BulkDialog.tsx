import { useState } from 'react';
import type { BulkDecision } from '#domain/order.ts';
import type { OrderSummary } from '#domain/schemas/order.ts';
import { DecisionDialog } from '../../shared/decision/DecisionDialog.tsx';
import { toneOf } from '../decision/allowed-decisions.ts';
import { useOrdersText } from '../use-orders-text.ts';
import { BulkProgress } from './BulkProgress.tsx';
import { useBulkRun } from './use-bulk-run.ts';
import { useBulkText } from './use-bulk-text.ts';

const LONGEST_REASON = 500;

interface BulkDialogProps {
  action: BulkDecision;
  /** The orders as the user saw them. */
  orders: readonly OrderSummary[];
  onCancel: () => void;
  /** Called with the orders that were not decided on. */
  onFinish: (failed: OrderSummary[]) => void;
}

/** OR-08: confirms once for all orders, then shows the progress and the results. */
export function BulkDialog({ action, orders, onCancel, onFinish }: BulkDialogProps) {
  const text = useBulkText();
  const words = useOrdersText();
  const bulk = useBulkRun(action);
  const [reason, setReason] = useState('');
  const count = { smart_count: orders.length };
  const needsReason = action === 'reject';

  if (bulk.progress) {
    return (
      <BulkProgress
        action={action}
        bulk={bulk}
        onRetry={() =>
          void bulk.run(
            bulk.worthRetrying.map(({ order }) => order),
            reason,
          )
        }
        onFinish={() => onFinish(bulk.worthRetrying.map(({ order }) => order))}
      />
    );
  }
  return (
    <DecisionDialog
      title={text(`${action}.title`, count)}
      consequence={text(`${action}.text`)}
      action={text(`${action}.action`, count)}
      tone={toneOf(action)}
      field={{
        label: words(needsReason ? 'decision.reason' : 'decision.note'),
        missing: needsReason ? words('decision.reasonRequired') : undefined,
        most: LONGEST_REASON,
      }}
      isPending={false}
      error={null}
      onDecide={(typed) => {
        setReason(typed);
        void bulk.run(orders, typed);
      }}
      onClose={onCancel}
    />
  );
}
