import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { Invited } from '#domain/access/member.ts';
import { lookAtInvitation } from '#providers/account/invitations.ts';
import { errorStatus } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { PublicFrame } from '../auth/frame/PublicFrame.tsx';
import '../auth/frame/auth.css';
import { homeOf } from '../session/guard.ts';
import { InvitationAnswer } from './InvitationAnswer.tsx';
import { InvitationLead } from './InvitationLead.tsx';

type Look = { kind: 'looking' } | { kind: 'failed'; isUnknown: boolean } | Found;
type Found = { kind: 'found'; invited: Invited };

/** AD-08: where the link of an invitation leads: who invites to which account, and what to do next. */
export default function InvitationPage() {
  const token = useLocation().hash.slice(1);
  return <PublicFrame>{token ? <LinkedInvitation token={token} /> : <Unknown />}</PublicFrame>;
}

/** The invitation of the link. */
function LinkedInvitation({ token }: { token: string }) {
  const { look, again } = useLook(token);
  return look.kind === 'found' ? (
    <Invitation invited={look.invited} token={token} onClosed={again} />
  ) : (
    <NotFound look={look} onAgain={again} />
  );
}

interface InvitationProps {
  invited: Invited;
  token: string;
  /** The invitation is not open any more. */
  onClosed: () => void;
}

function Invitation({ invited, token, onClosed }: InvitationProps) {
  const text = useText('invitation');
  const session = useSession();
  const { status } = invited;
  if (status !== 'pending') {
    return (
      <>
        <h1>{text(`${status}.heading`)}</h1>
        <p className="lead">{text(`${status}.body`, { practice: invited.practice })}</p>
        <Link className="button" to={homeOf(session)}>
          {text('goOn')}
        </Link>
      </>
    );
  }
  return (
    <>
      <h1>{text('heading', { practice: invited.practice })}</h1>
      <InvitationLead invited={invited} />
      <InvitationAnswer invited={invited} token={token} onClosed={onClosed} />
    </>
  );
}

/** The link is being looked up, leads to nothing, or could not be looked up. */
function NotFound({ look, onAgain }: { look: Exclude<Look, Found>; onAgain: () => void }) {
  const text = useText('invitation');
  if (look.kind === 'looking') return <output className="hint">{text('looking')}</output>;
  if (look.isUnknown) return <Unknown />;
  return (
    <>
      <h1>{text('failed.heading')}</h1>
      <p className="alert" role="alert">
        {text('failed.body')}
      </p>
      <button type="button" className="button" onClick={onAgain}>
        {text('failed.again')}
      </button>
    </>
  );
}

function Unknown() {
  const text = useText('invitation');
  return (
    <>
      <h1>{text('unknown.heading')}</h1>
      <p className="lead">{text('unknown.body')}</p>
    </>
  );
}

/** Looks the token up: at once, and again when asked. */
function useLook(token: string): { look: Look; again: () => void } {
  const { client } = useRuntime();
  const [look, setLook] = useState<Look>({ kind: 'looking' });
  const looking = useRef<AbortController | null>(null);
  const again = useCallback(() => {
    looking.current?.abort();
    const mine = new AbortController();
    looking.current = mine;
    const settle = (found: Look): void => {
      if (!mine.signal.aborted) setLook(found);
    };
    lookAtInvitation(client, token, mine.signal).then(
      (invited) => settle({ kind: 'found', invited }),
      (error: unknown) => settle({ kind: 'failed', isUnknown: errorStatus(error) === 404 }),
    );
  }, [client, token]);
  useEffect(() => {
    again();
    return () => looking.current?.abort();
  }, [again]);
  return { look, again };
}
