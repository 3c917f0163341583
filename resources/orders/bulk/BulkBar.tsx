import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { BULK_DECISIONS, MAX_AT_ONCE } from '#domain/order.ts';
import type { BulkDecision } from '#domain/order.ts';
import type { OrderSummary } from '#domain/schemas/order.ts';
import { useSession } from '#providers/session/use-session.ts';
import { SelectAll } from '../../shared/list/SelectAll.tsx';
import { allowedDecisions, toneOf } from '../decision/allowed-decisions.ts';
import { useSelection } from '../queue/table/selection.ts';
import { useQueueText } from '../queue/use-queue-text.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { useBulkText } from './use-bulk-text.ts';

/** Shows the actions on the selected orders; each button shows how many of them it applies to. */
export function BulkBar() {
  const text = useBulkText();
  const queueText = useQueueText();
  const { roles } = useSession();
  const selection = useSelection();
  const { selected, replace } = selection;
  const [pending, setPending] = useState<{ action: BulkDecision; orders: OrderSummary[] }>();
  const orders = [...selected.values()];
  const choices = BULK_DECISIONS.map((action) => ({
    action,
    orders: orders.filter(({ state }) => allowedDecisions(state, roles).includes(action)),
  })).filter((choice) => choice.orders.length > 0);
  const close = () => setPending(undefined);
  return (
    <>
      <Typography fontWeight={600}>
        {queueText('select.count', { smart_count: selected.size })}
      </Typography>
      {choices.map((choice) => (
        <Button
          key={choice.action}
          size="small"
          variant={toneOf(choice.action) === 'primary' ? 'contained' : 'outlined'}
          color={toneOf(choice.action)}
          onClick={() => setPending(choice)}
        >
          {text(`${choice.action}.action`, { smart_count: choice.orders.length })}
        </Button>
      ))}
      <SelectAll
        selection={selection}
        most={MAX_AT_ONCE}
        labelOf={(count, isPart) =>
          queueText(isPart ? 'select.most' : 'select.all', { smart_count: count })
        }
        failed={queueText('select.failed')}
      />
      <Button size="small" onClick={() => replace([])}>
        {queueText('select.clear')}
      </Button>
      {pending && (
        <BulkDialog
          {...pending}
          onCancel={close}
          onFinish={(failed) => {
            close();
            replace(failed);
          }}
        />
      )}
    </>
  );
}
