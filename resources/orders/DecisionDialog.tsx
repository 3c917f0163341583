import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { orderTransitions } from '#domain/order.ts';
import type { OrderAction } from '#domain/order.ts';
import { approveInputSchema, rejectInputSchema } from '#domain/schemas/order.ts';
import type { Order } from '#domain/schemas/order.ts';
import { DecisionError } from './DecisionError.tsx';
import { ReasonField } from './ReasonField.tsx';
import { useDecision } from './use-decision.ts';
import type { DecisionOutcome } from './use-decision.ts';
import { useOrdersText } from './use-orders-text.ts';

const SCHEMAS = { approve: approveInputSchema, reject: rejectInputSchema };

interface DecisionDialogProps {
  action: OrderAction;
  /** The order as it was seen when the dialog opened. */
  order: Order;
  onClose: () => void;
  onOutcome: (outcome: DecisionOutcome) => void;
}

/** Names what is about to happen, asks for the reason, and stays open while the server decides. */
export function DecisionDialog({ action, order, onClose, onOutcome }: DecisionDialogProps) {
  const text = useOrdersText();
  const decision = useDecision(order);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const focusField = () => field.current?.focus();

  const decide = (event: FormEvent) => {
    event.preventDefault();
    const input = SCHEMAS[action].safeParse({ reason });
    setProblem(!input.success);
    if (!input.success) return focusField();
    if (decision.isPending) return;
    decision.mutate({ action, reason: input.data.reason }, { onSuccess: onOutcome });
  };
  const close = () => {
    if (!decision.isPending) onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      maxWidth="sm"
      aria-labelledby="decision-title"
      slotProps={{ transition: { onEntered: focusField } }}
    >
      <form onSubmit={decide} noValidate>
        <DialogTitle id="decision-title">
          {text(`decision.${action}Title`, { number: order.number })}
        </DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            {text(`decision.${action}Text`, {
              count: text('decision.lensCount', { smart_count: order.lenses.length }),
              patientReference: order.patientReference,
              practice: order.practice,
            })}
          </DialogContentText>
          <ReasonField
            required={orderTransitions[action].reason === 'required'}
            value={reason}
            showsProblem={problem}
            onChange={setReason}
            inputRef={field}
          />
          {decision.isError && <DecisionError error={decision.error} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={decision.isPending}>
            {text('decision.back')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={action === 'reject' ? 'error' : 'primary'}
            loading={decision.isPending}
          >
            {text(`decision.${action}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
