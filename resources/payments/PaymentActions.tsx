import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { isDisputed, isOnline, returnableOf } from '#domain/money/payments/payment-states.ts';
import type { Payment, PaymentDetails } from '#domain/money/payments/payment.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { useRecordChanges } from '../shared/use-record-changes.ts';
import { AllocateDialog } from './AllocateDialog.tsx';
import { GiveBackDialog } from './GiveBackDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { VoidDialog } from './VoidDialog.tsx';

/** Who may take each step; others are not offered it. */
const PERMISSIONS = {
  allocate: 'payments:record',
  refund: 'payments:refund',
  giveBack: 'payments:refund',
  void: 'payments:void',
} as const;
const STEPS = ['allocate', 'refund', 'giveBack', 'void'] as const;
type Step = (typeof STEPS)[number];

const DIALOGS = {
  allocate: AllocateDialog,
  refund: RefundDialog,
  giveBack: GiveBackDialog,
  void: VoidDialog,
};

/** PY-08: what can be done with the payment of the context. */
export function PaymentActions() {
  const payment = useRecordContext<Payment | PaymentDetails>();
  const text = useText('payments');
  const may = useMay();
  // What the payment service answers comes later.
  useRecordChanges('payments');
  const [asked, setAsked] = useState<Step | null>(null);
  if (!payment) return null;
  const Asked = asked && DIALOGS[asked];
  return (
    <>
      {STEPS.filter((step) => may(PERMISSIONS[step]) && isPossible(step, payment)).map((step) => (
        <Button
          key={step}
          variant={step === 'allocate' ? 'contained' : 'outlined'}
          onClick={() => setAsked(step)}
        >
          {text(`${step}.action`)}
        </Button>
      ))}
      {isOnline(payment.method) && isDisputed(payment) && may('payments:refund') && (
        <Typography variant="body2">{text('giveBack.disputed')}</Typography>
      )}
      {Asked && <Asked payment={payment} onClose={() => setAsked(null)} />}
    </>
  );
}

/** The server refuses the other steps. */
function isPossible(step: Step, payment: Payment | PaymentDetails): boolean {
  if (payment.state === 'void') return false;
  if (step === 'allocate') return payment.unappliedCents > 0;
  // A payment that came online goes back online.
  if (isOnline(payment.method)) return step === 'giveBack' && returnableOf(payment) > 0;
  if (step === 'giveBack') return false;
  if (step === 'refund') return payment.unappliedCents > 0;
  return !('refundedCents' in payment) || payment.refundedCents === 0;
}
