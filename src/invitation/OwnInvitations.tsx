import { useCallback, useEffect, useRef, useState } from 'react';
import type { Invited } from '#domain/access/member.ts';
import { ownInvitations } from '#providers/account/invitations.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { InvitationLead } from './InvitationLead.tsx';
import { JoinButton } from './JoinButton.tsx';

/** AD-08: the open invitations to the user's address: whoever signed up for one finds it here without its link. */
export function OwnInvitations() {
  const text = useText('invitation');
  const { invitations, look } = useOwnInvitations();
  return invitations.map((invited) => (
    <section key={invited.id} className="alert" aria-labelledby={`invitation-${invited.id}`}>
      <h2 id={`invitation-${invited.id}`}>{text('heading', { practice: invited.practice })}</h2>
      <InvitationLead invited={invited} />
      <JoinButton invited={invited} onClosed={look} />
    </section>
  ));
}

function useOwnInvitations(): { invitations: Invited[]; look: () => void } {
  const { client } = useRuntime();
  const [invitations, setInvitations] = useState<Invited[]>([]);
  const looking = useRef<AbortController | null>(null);
  const look = useCallback(() => {
    looking.current?.abort();
    const mine = new AbortController();
    looking.current = mine;
    const settle = (found: Invited[]): void => {
      if (!mine.signal.aborted) setInvitations(found);
    };
    ownInvitations(client, mine.signal).then(settle, (error: unknown) => {
      // The page is whole without them, and the link in the email still works.
      if (!mine.signal.aborted) console.warn('The invitations could not be read', error);
    });
  }, [client]);
  useEffect(() => {
    look();
    return () => looking.current?.abort();
  }, [look]);
  return { invitations, look };
}
