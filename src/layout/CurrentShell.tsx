import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { portalRouteAt } from '../routes/route-at.ts';
import { MenuPlace } from './menu/MenuPlace.tsx';
import { Shell } from './Shell.tsx';

/** Renders the shell with the route table's options for this address (LY-03). */
export function CurrentShell({ stage, children }: { stage: string; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <MenuPlace>
      <Shell stage={stage} options={portalRouteAt(pathname)?.shell}>
        {children}
      </Shell>
    </MenuPlace>
  );
}
