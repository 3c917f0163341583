import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import type { DraftStart } from '#providers/drafts/draft-state.ts';
import { HttpFailure } from '#providers/http/http.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSessionActions } from '#providers/session/use-session.ts';
import { LoadError } from '#resources/shared/list/LoadError.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { useOpenDraft } from './use-open-draft.ts';

interface OpenedDraftProps {
  id: string;
  accountNumber: string;
  /** Renders the form once the draft is loaded. */
  children: (start: DraftStart) => ReactNode;
}

const NO_ANSWER = new HttpFailure('No connection', 0);

/** OR-03: resumes a draft, or says why it cannot be resumed. */
export function OpenedDraft({ id, accountNumber, children }: OpenedDraftProps) {
  const text = useText('draft');
  const { opening, again } = useOpenDraft(id);
  if (!opening) return <FormSkeleton />;
  if (opening.kind === 'unreachable') {
    return <LoadError title={text('open.failed')} error={NO_ANSWER} onRetry={again} />;
  }
  if (opening.kind === 'missing') return <NoDraft message={text('open.missing')} orderId={null} />;
  if (opening.kind === 'gone') {
    const { orderId } = opening;
    return (
      <NoDraft message={text(orderId ? 'over.goneOrder' : 'over.goneDeleted')} orderId={orderId} />
    );
  }
  const { start } = opening;
  if (start.accountNumber !== accountNumber) return <OtherAccount account={start.accountNumber} />;
  return children(start);
}

function NoDraft({ message, orderId }: { message: string; orderId: string | null }) {
  const text = useText('draft');
  return (
    <Alert
      severity="info"
      action={
        <>
          {orderId && (
            <Button color="inherit" component={LinkBase} to={`/customer/orders/${orderId}`}>
              {text('over.show')}
            </Button>
          )}
          <Button color="inherit" component={LinkBase} to="/customer/order">
            {text('over.empty')}
          </Button>
        </>
      }
    >
      {message}
    </Alert>
  );
}

/** Asks before changing the account: orders are for the selected one only, and a draft must not change it by itself. */
function OtherAccount({ account }: { account: string }) {
  const text = useText('draft');
  const { chooseAccount } = useSessionActions();
  // LY-07: the whole portal depends on the selected account.
  const select = () => {
    chooseAccount(account);
    location.reload();
  };
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={select}>
          {text('open.switch', { account })}
        </Button>
      }
    >
      {text('open.otherAccount', { account })}
    </Alert>
  );
}
