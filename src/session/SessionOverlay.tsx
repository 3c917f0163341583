import { useLocation } from 'react-router';
import { readText } from '#providers/browser/local-storage.ts';
import { useSession } from '#providers/session/use-session.ts';
import { usePublicText } from '#src/i18n/public-text.ts';
import { isPublicPath } from '#src/routes.ts';
import { Overlay } from './Overlay.tsx';

/** LY-10: not shown on public pages without a stored token, because there is nothing to check. */
export function SessionOverlay() {
  const { status } = useSession();
  const { pathname } = useLocation();
  const texts = usePublicText();
  if (status === 'leaving') return <Overlay text={texts.leaving} />;
  if (status !== 'checking') return null;
  const nothingToVerify = isPublicPath(pathname) && readText('authToken') === null;
  return nothingToVerify ? null : <Overlay text={texts.verifying} />;
}
