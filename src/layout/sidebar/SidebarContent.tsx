import { useSession } from '#providers/session/use-session.ts';
import { IdentityFlyout } from './IdentityFlyout.tsx';
import { SidebarIdentity } from './SidebarIdentity.tsx';
import { SidebarMenu } from './SidebarMenu.tsx';
import { SidebarVersion } from './SidebarVersion.tsx';

/** LY-05, LY-06: shows user, account and menu. Minified, each opens next to the sidebar. */
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
