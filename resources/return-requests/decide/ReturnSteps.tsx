import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { formatCents } from '#domain/basics/money.ts';
import { mostDecided } from '#domain/money/returns/return-policy.ts';
import type { ReturnRequest } from '#domain/money/returns/return-request.ts';
import { canDecide, hasLabel } from '#domain/money/returns/return-states.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { PaperSizeButton } from '../../shared/PaperSizeButton.tsx';
import { useFailureMessage } from '../../shared/use-failure-message.ts';
import { expectsLens } from '../common/expects-lens.ts';
import { AmountDialog } from './AmountDialog.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';
import { useDoneText } from './use-done-text.ts';
import { useReturnStep } from './use-return-step.ts';

/** CR-03: what the lab can do with the request of the context. What the policy grants is one click. */
export function ReturnSteps() {
  const request = useRecordContext<ReturnRequest>();
  const may = useMay();
  const doneText = useDoneText();
  const messageOf = useFailureMessage();
  const text = useText('returnDesk');
  const step = useReturnStep({
    take: (desk, { name, seen }: { name: 'approve' | 'receive'; seen: ReturnRequest }) =>
      name === 'approve' ? desk.decide(seen, { decision: 'approve' }) : desk.receive(seen.id),
    done: doneText,
    onDone: () => undefined,
  });
  if (!request) return null;
  return (
    <>
      {canDecide(request) && may('returnRequests:decide') && (
        <Decisions
          request={request}
          isPending={step.isPending}
          onApprove={() => step.mutate({ name: 'approve', seen: request })}
        />
      )}
      {expectsLens(request) && may('returnRequests:receive') && (
        <Button
          variant="outlined"
          size="small"
          disabled={step.isPending}
          onClick={() => step.mutate({ name: 'receive', seen: request })}
        >
          {text('step.receive')}
        </Button>
      )}
      <LabelButton request={request} />
      {step.error && (
        <Alert severity="error" sx={{ flexBasis: '100%' }}>
          <AlertTitle>{text('failed')}</AlertTitle>
          {messageOf(step.error)}
        </Alert>
      )}
    </>
  );
}

interface DecisionsProps {
  request: ReturnRequest;
  isPending: boolean;
  /** Gives what the policy grants. */
  onApprove: () => void;
}

function Decisions({ request, isPending, onApprove }: DecisionsProps) {
  const text = useText('returnDesk');
  const may = useMay();
  const [asked, setAsked] = useState<'amount' | 'refuse' | null>(null);
  const close = () => setAsked(null);
  const mostCents = mostDecided(request.policy, may('credits:create'));
  const grantLabel = useGrantLabel(request);
  return (
    <>
      {grantLabel !== null && (
        <Button variant="contained" size="small" loading={isPending} onClick={onApprove}>
          {grantLabel}
        </Button>
      )}
      {mostCents > 0 && (
        <Button variant="outlined" size="small" onClick={() => setAsked('amount')}>
          {text('step.amount')}
        </Button>
      )}
      <Button variant="outlined" size="small" color="error" onClick={() => setAsked('refuse')}>
        {text('step.refuse')}
      </Button>
      {asked === 'amount' && (
        <AmountDialog request={request} mostCents={mostCents} onClose={close} />
      )}
      {asked === 'refuse' && <RefuseDialog request={request} onClose={close} />}
    </>
  );
}

/** The label of what the policy grants; null when it grants nothing. A cancellation is the lab's to decide either way. */
function useGrantLabel({ kind, policy, received }: ReturnRequest): string | null {
  const text = useText('returnDesk');
  const locale = useLocale();
  if (kind === 'cancellation') return text('step.cancelOrder');
  if (!policy.granted) return null;
  const amount = formatCents(policy.amountCents, 'USD', locale);
  const isLater = policy.mustReturn && received === null;
  return text(isLater ? 'step.grantLater' : 'step.grant', { amount });
}

/** CR-03: the label, for a practice that asks the lab for it. */
function LabelButton({ request }: { request: ReturnRequest }) {
  const text = useText('returnDesk');
  const locale = useLocale();
  const { id, kind, state, policy } = request;
  if (!hasLabel({ kind, state, mustReturn: policy.mustReturn })) return null;
  return (
    <PaperSizeButton
      label={text('label')}
      busyLabel={text('labelBusy')}
      sizeLabel={(size) => text('labelIn', { size })}
      pathOf={(size) =>
        `/return-requests/${encodeURIComponent(id)}/label.pdf?size=${size}&lang=${locale}`
      }
    />
  );
}
