import { useLocation } from 'react-router';
import { readText } from '#providers/browser/local-storage.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { isPublicPath } from '../routes/routes.ts';
import { Overlay } from './Overlay.tsx';

/** LY-10: not shown on public pages without a stored token, because there is nothing to check. */
export function SessionOverlay() {
  const { status } = useSession();
  const { pathname } = useLocation();
  const text = useText('entry');
  if (status === 'leaving') return <Overlay text={text('leaving')} />;
  if (status !== 'checking') return null;
  const nothingToVerify = isPublicPath(pathname) && readText('authToken') === null;
  return nothingToVerify ? null : <Overlay text={text('verifying')} />;
}
