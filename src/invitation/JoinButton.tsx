import { useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import type { Invited } from '#domain/access/member.ts';
import { acceptInvitation } from '#providers/account/invitations.ts';
import { errorStatus } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession, useSessionActions } from '#providers/session/use-session.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { useMoveOn } from '../request/common/use-move-on.ts';

interface JoinButtonProps {
  invited: Invited;
  /** The invitation is not open any more. */
  onClosed: () => void;
}

/** Accepts the invitation, and opens the account once the session knows it. */
export function JoinButton({ invited, onClosed }: JoinButtonProps) {
  const text = useText('invitation');
  const session = useSession();
  const { chooseAccount } = useSessionActions();
  const { joined, isBusy, hasFailed, join } = useJoin(invited.id, onClosed);
  useMoveOn(joined !== null);
  const isThere = session.accounts.some(({ accountNumber }) => accountNumber === joined);
  useEffect(() => {
    if (isThere && joined !== null) chooseAccount(joined);
  }, [isThere, joined, chooseAccount]);
  if (isThere && session.accountNumber === joined) return <Navigate to="/customer/home" replace />;
  if (joined !== null) return <output className="hint">{text('joined')}</output>;
  return (
    <>
      {hasFailed && (
        <p className="alert" role="alert">
          {text('joinFailed')}
        </p>
      )}
      <button type="button" className="button" disabled={isBusy} onClick={() => void join()}>
        {isBusy ? text('joining') : text('join', { practice: invited.practice })}
      </button>
    </>
  );
}

/** Accepts one at a time. `joined`: the number of the account, once the user belongs to it. */
function useJoin(id: string, onClosed: () => void) {
  const { client } = useRuntime();
  const isSending = useRef(false);
  const [joined, setJoined] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const join = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setHasFailed(false);
    try {
      setJoined(await acceptInvitation(client, id));
    } catch (error) {
      const isClosed = [404, 409].includes(errorStatus(error) ?? 0);
      setHasFailed(!isClosed);
      if (isClosed) onClosed();
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  };
  return { joined, isBusy, hasFailed, join };
}
