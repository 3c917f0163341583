import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { ReturnRequest } from '#domain/money/returns/return-request.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { DecisionFrame } from '../../shared/decision/DecisionDialog.tsx';
import { LoadError } from '../../shared/list/LoadError.tsx';
import type { ReturnedOrder } from './ReturnButton.tsx';
import { ReturnFields } from './ReturnFields.tsx';
import { SentRequest } from './SentRequest.tsx';
import { useReturnForm } from './use-return-form.ts';
import { useReturnPolicy } from './use-returns.ts';

interface ReturnDialogProps {
  order: ReturnedOrder;
  onClose: () => void;
}

/** CR-03: shows what the policy gives for each lens of an order, and asks the lab, or leads to the order of an exchange. */
export default function ReturnDialog({ order, onClose }: ReturnDialogProps) {
  const [sent, setSent] = useState<ReturnRequest | null>(null);
  if (sent) return <SentRequest request={sent} onClose={onClose} />;
  return <AskDialog order={order} onSent={setSent} onClose={onClose} />;
}

interface AskDialogProps extends ReturnDialogProps {
  onSent: (request: ReturnRequest) => void;
}

function AskDialog({ order, onSent, onClose }: AskDialogProps) {
  const text = useText('returns');
  const may = useMay();
  const { data: given, error, refetch } = useReturnPolicy(order.id);
  const form = useReturnForm({ given, onSent });
  const mayAsk = given !== undefined && may('returnRequests:create', given.accountNumber);
  return (
    <DecisionFrame
      title={text('dialog.title', { number: order.number })}
      consequence={text('dialog.text')}
      action={text(form.kind === 'exchange' ? 'dialog.order' : 'dialog.send')}
      tone="primary"
      isBlocked={!mayAsk || !form.policy?.canAsk}
      isPending={form.isPending}
      error={form.error}
      onOpened={() => undefined}
      onSubmit={form.submit}
      onClose={onClose}
    >
      {error && (
        <LoadError title={text('dialog.error')} error={error} onRetry={() => void refetch()} />
      )}
      {!given && !error && (
        <Box component="output" aria-busy aria-label={text('dialog.loading')}>
          <Skeleton variant="rounded" height={160} />
        </Box>
      )}
      {given && form.policy && (
        <ReturnFields form={form} policy={form.policy} given={given} canEnter={mayAsk} />
      )}
      {given && !mayAsk && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {text('dialog.whoAsks')}
        </Alert>
      )}
    </DecisionFrame>
  );
}
