import { useState } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import { useSession, useSessionActions } from '#providers/session/use-session.ts';

/** Shows the signed-in user, with buttons to check for a linked account and to sign out. */
export function SignInFooter({ onCheck }: { onCheck: () => void }) {
  const { user } = useSession();
  const { refresh, signOut } = useSessionActions();
  const entryText = useText('entry');
  const requestText = useText('request');
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
      <p>{requestText('notYou', { email: user?.email ?? '' })}</p>
      <div className="actions">
        <button
          type="button"
          className="button button-quiet"
          disabled={state === 'busy'}
          onClick={check}
        >
          {state === 'busy' ? entryText('checking') : entryText('checkAgain')}
        </button>
        <button type="button" className="button button-quiet" onClick={() => void signOut()}>
          {entryText('logout')}
        </button>
      </div>
      <output className="auth-status">
        {state === 'checked' && entryText('stillMissing')}
        {state === 'failed' && entryText('problems.offline')}
      </output>
    </footer>
  );
}
