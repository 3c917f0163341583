import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { OrderReturnPolicy, ReturnRequest } from '#domain/schemas/return-request.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { DecisionFrame, type DecisionFrameProps } from '../decision/DecisionDialog.tsx';
import { LoadError } from '../list/LoadError.tsx';
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
  const { data, error, refetch } = useReturnPolicy(order.id);
  const text = useText('returns');
  if (sent) return <SentRequest request={sent} onClose={onClose} />;
  if (data) return <AskDialog order={order} given={data} onSent={setSent} onClose={onClose} />;
  return (
    <Frame order={order} isBlocked onSubmit={() => undefined} onClose={onClose}>
      {error ? (
        <LoadError title={text('dialog.error')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Box component="output" aria-busy aria-label={text('dialog.loading')}>
          <Skeleton variant="rounded" height={160} />
        </Box>
      )}
    </Frame>
  );
}

interface AskDialogProps extends ReturnDialogProps {
  given: OrderReturnPolicy;
  onSent: (request: ReturnRequest) => void;
}

function AskDialog({ order, given, onSent, onClose }: AskDialogProps) {
  const text = useText('returns');
  const may = useMay();
  const form = useReturnForm({ given, onSent });
  const mayAsk = may('returnRequests:create', given.accountNumber);
  return (
    <Frame
      order={order}
      action={text(form.kind === 'exchange' ? 'dialog.order' : 'dialog.send')}
      isBlocked={!mayAsk || !form.policy.canAsk}
      isPending={form.isPending}
      error={form.error}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <ReturnFields form={form} given={given} canEnter={mayAsk} />
      {!mayAsk && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {text('dialog.whoAsks')}
        </Alert>
      )}
    </Frame>
  );
}

type FrameProps = { order: ReturnedOrder } & Partial<DecisionFrameProps> &
  Pick<DecisionFrameProps, 'onSubmit' | 'onClose' | 'children'>;

function Frame({ order, ...props }: FrameProps) {
  const text = useText('returns');
  return (
    <DecisionFrame
      title={text('dialog.title', { number: order.number })}
      consequence={text('dialog.text')}
      action={text('dialog.send')}
      tone="primary"
      isPending={false}
      error={null}
      onOpened={() => undefined}
      {...props}
    />
  );
}
