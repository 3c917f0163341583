import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { ReturnRequest } from '#domain/money/returns/return-request.ts';
import { canWithdraw } from '#domain/money/returns/return-states.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { DecisionFrame } from '../../shared/decision/DecisionDialog.tsx';
import { useWithdraw } from './use-returns.ts';

/** CR-03: takes a request back, after asking once; nothing when it cannot be taken back. */
export function WithdrawButton({ request }: { request: ReturnRequest }) {
  const text = useText('returns');
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  if (!canWithdraw(request) || !may('returnRequests:withdraw', request.accountNumber)) return null;
  return (
    <>
      <Button
        aria-label={`${text('withdraw.action')} ${request.id}`}
        onClick={() => setIsOpen(true)}
      >
        {text('withdraw.action')}
      </Button>
      {isOpen && <WithdrawDialog request={request} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function WithdrawDialog({ request, onClose }: { request: ReturnRequest; onClose: () => void }) {
  const text = useText('returns');
  const notify = useNotify();
  const { id } = request;
  const { mutate, isPending, error } = useWithdraw(() => {
    onClose();
    notify(text('withdraw.done', { id }), { type: 'success' });
  });
  return (
    <DecisionFrame
      title={text('withdraw.title', { id })}
      consequence={text('withdraw.text')}
      action={text('withdraw.submit')}
      tone="error"
      isPending={isPending}
      error={error}
      onOpened={() => undefined}
      onSubmit={() => mutate(request)}
      onClose={onClose}
    >
      {null}
    </DecisionFrame>
  );
}
