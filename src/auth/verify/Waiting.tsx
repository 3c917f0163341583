import { useEffect, useState } from 'react';
import { onEmailChecked } from '#providers/browser/other-tabs.ts';
import { useSessionActions } from '#providers/session/use-session.ts';
import { useVerifyText } from './verify-text.ts';
import { watchEmail } from './watch-email.ts';

/** Continues automatically once the address is verified, in this tab, in another one or on another device. */
export function Waiting() {
  const { checkEmail } = useSessionActions();
  const { waiting, unreachable } = useVerifyText();
  const [reachable, setReachable] = useState(true);
  useEffect(
    () => watchEmail({ check: checkEmail, onReachable: setReachable, onOtherTab: onEmailChecked }),
    [checkEmail],
  );
  return (
    <output className="auth-waiting">
      <span className="overlay-ring" aria-hidden="true" />
      {reachable ? waiting : unreachable}
    </output>
  );
}
