import { mayDo } from '#domain/permissions.ts';
import type { Role } from '#domain/auth.ts';
import { portalRoutes } from '#src/routes.ts';
import type { MenuEntry } from '#src/routes.ts';

export interface MenuItem {
  entry: MenuEntry;
  path: string;
}

/** MN-01 … MN-03: the entries that lead to pages which these roles may open. */
export function menuFor(roles: readonly Role[]): MenuItem[] {
  return portalRoutes.flatMap(({ menu, path, permission }) =>
    menu && mayDo(roles, permission) ? [{ entry: menu, path }] : [],
  );
}
