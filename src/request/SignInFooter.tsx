import { useState } from 'react';
import { useSession, useSessionActions } from '#providers/session/use-session.ts';
import { fill } from '#src/i18n/create-text.ts';
import { usePublicText } from '#src/i18n/public-text.ts';
import { useRequestText } from './request-text.ts';

/** Shows the signed-in user, with buttons to check for a linked account and to sign out. */
export function SignInFooter({ onCheck }: { onCheck: () => void }) {
  const { user } = useSession();
  const { refresh, signOut } = useSessionActions();
  const texts = usePublicText();
  const { notYou } = useRequestText();
  const [state, setState] = useState<'idle' | 'busy' | 'checked' | 'failed'>('idle');
  const check = (): void => {
    setState('busy');
    onCheck();
    refresh().then(
      () => setState('checked'),
      () => setState('failed'),
    );
  };
  return (
    <footer className="request-footer">
      <p>{fill(notYou, { email: user?.email ?? '' })}</p>
      <div className="actions">
        <button
          type="button"
          className="button button-quiet"
          disabled={state === 'busy'}
          onClick={check}
        >
          {state === 'busy' ? texts.checking : texts.checkAgain}
        </button>
        <button type="button" className="button button-quiet" onClick={() => void signOut()}>
          {texts.logout}
        </button>
      </div>
      <output className="auth-status">
        {state === 'checked' && texts.stillMissing}
        {state === 'failed' && texts.problems.offline}
      </output>
    </footer>
  );
}
