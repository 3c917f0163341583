import { useLocation } from 'react-router';
import { useSession } from '#providers/session/use-session.ts';
import { isConsultantPath } from '../../page/consultant-path.ts';
import { SignOutQuestion } from '../SignOutQuestion.tsx';
import { ExpiredPopup } from './ExpiredPopup.tsx';
import { IdleWatch } from './IdleWatch.tsx';

/** IN-01: shows the idle status: active, warning, expired. */
export function Idle() {
  const { status, because } = useSession();
  const { pathname } = useLocation();
  if (status === 'signedIn') {
    return (
      <>
        <IdleWatch />
        <SignOutQuestion />
      </>
    );
  }
  const expired = status === 'signedOut' && because === 'idle';
  return expired ? <ExpiredPopup suppressed={isConsultantPath(pathname)} /> : null;
}
