import { useSession } from '#providers/session/use-session.ts';
import { IdentityFlyout } from './IdentityFlyout.tsx';
import { SidebarIdentity } from './SidebarIdentity.tsx';
import { SidebarMenu } from './SidebarMenu.tsx';
import { SidebarVersion } from './SidebarVersion.tsx';

/** LY-05, LY-06: who, on which account, and where to. Narrow, each opens beside it. */
export function SidebarContent({ minified }: { minified: boolean }) {
  const { roles } = useSession();
  return (
    <>
      {minified ? <IdentityFlyout /> : <SidebarIdentity />}
      <SidebarMenu roles={roles} minified={minified} />
      <SidebarVersion minified={minified} />
    </>
  );
}
