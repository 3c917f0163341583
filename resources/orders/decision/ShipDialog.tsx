import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import type { Order, OrderSummary } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionFrame } from '../../shared/decision/DecisionDialog.tsx';
import { CarrierField } from './CarrierField.tsx';
import { useDecisionLabels, useOrderDecision } from './use-order-decision.ts';
import { useOrderMovedOn } from './use-order-moved-on.ts';

const LONGEST = { trackingNumber: 80, reason: 500 };

interface ShipDialogProps {
  /** The order as the user saw it when the dialog opened. */
  order: OrderSummary;
  onClose: () => void;
  onDecided: (order: Order) => void;
}

/** OR-06: asks for the carrier and the tracking number. */
export function ShipDialog({ order, onClose, onDecided }: ShipDialogProps) {
  const text = useText('orders');
  const labels = useDecisionLabels('ship', order);
  const { mutate, isPending, error } = useOrderDecision(order);
  const about = { action: 'ship', seen: order, isSending: isPending, onDecided } as const;
  const { moved, version, onAnswer } = useOrderMovedOn(about);
  const [typed, setTyped] = useState({ carrier: '', trackingNumber: '', reason: '' });
  const [showsProblem, setShowsProblem] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const focusFirst = () => first.current?.focus();
  const isMissing = showsProblem && typed.carrier.trim() === '';

  const ship = () => {
    setShowsProblem(true);
    if (typed.carrier.trim() === '') return focusFirst();
    const { carrier, trackingNumber, reason } = typed;
    const parcel = { carrier: carrier.trim(), trackingNumber: trackingNumber.trim() };
    if (isPending) return;
    const decision = { action: 'ship' as const, reason: reason.trim(), version, ...parcel };
    mutate(decision, { onSuccess: onAnswer });
  };
  const fieldOf = (name: keyof typeof typed) => ({
    id: `ship-${name}`,
    fullWidth: true,
    autoComplete: 'off',
    value: typed[name],
    onChange: (event: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: event.target.value })),
  });
  return (
    <DecisionFrame
      {...labels}
      tone="primary"
      isPending={isPending}
      error={error}
      moved={moved}
      onOpened={focusFirst}
      onSubmit={ship}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1, pt: 1 }}>
        <CarrierField {...fieldOf('carrier')} isMissing={isMissing} inputRef={first} />
        <TextField
          {...fieldOf('trackingNumber')}
          label={text('decision.trackingNumber')}
          helperText=" "
          slotProps={{ htmlInput: { maxLength: LONGEST.trackingNumber } }}
        />
        <TextField
          {...fieldOf('reason')}
          label={text('decision.note')}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: LONGEST.reason } }}
        />
      </Box>
    </DecisionFrame>
  );
}
