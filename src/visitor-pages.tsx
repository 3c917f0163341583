import { useEffect, useState } from 'react';
import { loadTexts } from '#providers/messages/locale.ts';
import type { Runtime } from '#providers/runtime.ts';
import { useSession } from '#providers/session/use-session.ts';
import type { PortalConfig } from './config.ts';
import { Consultant } from './consultant/Consultant.tsx';
import { useBrowserPlace } from './consultant/page/browser-place.ts';
import { PlaceContext } from './consultant/page/place.ts';
import type { Pages } from './page/start.ts';

/**
 * RT-05: the consultant's pages for whoever is not signed in, without the router and the table of all pages
 * (decision 49). Once somebody signs in, in another tab for instance, the router takes over at the same address.
 */
export async function createPages(runtime: Runtime, config: PortalConfig): Promise<Pages> {
  await loadTexts('consultant');
  const loadPortal = async () => (await import('./router.tsx')).createPages(runtime, config);
  return {
    Content: () => <VisitorPages loadPortal={loadPortal} />,
    open: (to) => location.assign(to),
  };
}

export function VisitorPages({ loadPortal }: { loadPortal: () => Promise<Pages> }) {
  const { status } = useSession();
  const place = useBrowserPlace();
  const [portal, setPortal] = useState<Pages | null>(null);
  const wanted = status === 'signedIn';
  useEffect(() => {
    if (!wanted) return;
    loadPortal().then(setPortal, (error: unknown) =>
      console.warn('The portal could not be loaded', error),
    );
  }, [wanted, loadPortal]);
  if (portal) return <portal.Content />;
  return (
    <PlaceContext value={place}>
      <Consultant />
    </PlaceContext>
  );
}
