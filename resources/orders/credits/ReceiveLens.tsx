import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { orderSchema } from '#domain/orders/order.ts';
import type { Eye, Order } from '#domain/orders/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionFrame } from '../../shared/decision/DecisionDialog.tsx';
import { useDecision } from '../../shared/decision/use-decision.ts';
import { useOrderMovedOn } from '../decision/use-order-moved-on.ts';

interface ReceiveLensProps {
  order: Order;
  eye: Eye;
}

/** CR-04: the button that records that the lens of the order's former one came back, for staff. */
export function ReceiveLens({ order, eye }: ReceiveLensProps) {
  const text = useText('lensCredit');
  const notify = useNotify();
  const [seen, setSeen] = useState<Order | null>(null);
  const onDecided = ({ number }: Order) => {
    setSeen(null);
    notify(text('done', { number }), { type: 'success' });
  };
  return (
    <>
      <Button color="inherit" size="small" onClick={() => setSeen(order)}>
        {text('receive')}
      </Button>
      {seen && (
        <ReceiveDialog order={seen} eye={eye} onClose={() => setSeen(null)} onDecided={onDecided} />
      )}
    </>
  );
}

interface ReceiveDialogProps extends ReceiveLensProps {
  onClose: () => void;
  onDecided: (order: Order) => void;
}

function ReceiveDialog({ order, eye, onClose, onDecided }: ReceiveDialogProps) {
  const text = useText('lensCredit');
  const ordersText = useText('orders');
  const dataProvider = useDataProvider<PortalDataProvider>();
  const { mutate, isPending, error } = useDecision({
    resource: 'orders',
    schema: orderSchema,
    send: (version: number) => dataProvider.receiveLens(order.id, { eye }, version),
  });
  const about = { action: 'receive', seen: order, isSending: isPending, onDecided } as const;
  const { moved, version, onAnswer } = useOrderMovedOn(about);
  return (
    <DecisionFrame
      title={text('confirm', { number: order.number })}
      consequence={text('consequence', { eye: ordersText(`eyes.${eye}`) })}
      action={text('receive')}
      tone="primary"
      isPending={isPending}
      error={error}
      moved={moved}
      // Nothing is entered: the dialog itself has the focus.
      onOpened={() => undefined}
      onSubmit={() => {
        if (!isPending) mutate(version, { onSuccess: onAnswer });
      }}
      onClose={onClose}
    >
      {null}
    </DecisionFrame>
  );
}
