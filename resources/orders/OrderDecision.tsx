import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { nextState, ORDER_ACTIONS, orderTransitions } from '#domain/order.ts';
import type { OrderAction } from '#domain/order.ts';
import { mayDo } from '#domain/permissions.ts';
import type { Order } from '#domain/schemas/order.ts';
import { useSession } from '#providers/use-session.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import type { DecisionOutcome } from './use-decision.ts';
import { useOrdersText } from './use-orders-text.ts';

/** What was about to be decided, on the order as it was seen when the dialog opened. */
interface Pending {
  action: OrderAction;
  seen: Order;
}

/** The actions that this user may take from this state (OR-06), and what came of the last one (OR-07). */
export function OrderDecision({ order }: { order: Order }) {
  const text = useOrdersText();
  const notify = useNotify();
  const { roles } = useSession();
  const [pending, setPending] = useState<Pending | null>(null);
  const [warning, setWarning] = useState('');

  const actions = ORDER_ACTIONS.filter(
    (action) =>
      nextState(order.state, action) !== null && mayDo(roles, orderTransitions[action].permission),
  );
  const open = (action: OrderAction) => {
    setWarning('');
    setPending({ action, seen: order });
  };
  const finish = (action: OrderAction, outcome: DecisionOutcome) => {
    setPending(null);
    if (outcome.kind === 'movedOn') return setWarning(describeMove(outcome.current, text));
    notify(text(`decision.done.${action}`, { number: outcome.order.number }), { type: 'success' });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
      <Box role="alert">{warning && <Alert severity="warning">{warning}</Alert>}</Box>
      {actions.toReversed().map((action) => (
        <Button
          key={action}
          variant={action === 'approve' ? 'contained' : 'outlined'}
          color={action === 'approve' ? 'primary' : 'error'}
          onClick={() => open(action)}
        >
          {text(`decision.${action}`)}
        </Button>
      ))}
      {pending && (
        <DecisionDialog
          action={pending.action}
          order={pending.seen}
          onClose={() => setPending(null)}
          onOutcome={(outcome) => finish(pending.action, outcome)}
        />
      )}
    </Box>
  );
}

/** What became of the order meanwhile, and by whom. */
function describeMove(current: Order | null, text: ReturnType<typeof useOrdersText>): string {
  const actor = current?.events.at(-1)?.actor;
  if (!current || !actor) return text('decision.movedOnUnknown');
  return text('decision.movedOn', { state: text(`states.${current.state}`), actor });
}
