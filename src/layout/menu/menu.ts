import { matchPath } from 'react-router';
import { mayDo } from '#domain/permissions.ts';
import type { Role } from '#domain/auth.ts';
import type { MenuEntry, SubmenuEntry } from '#src/route-types.ts';
import { portalRoutes } from '#src/routes.ts';

export interface SubmenuItem {
  entry: SubmenuEntry;
  path: string;
}

export interface MenuItem {
  entry: MenuEntry;
  path: string;
  /** Empty for most. */
  submenu: SubmenuItem[];
}

/** LY-09: returns the subpages of a menu entry for these roles. */
export function submenuFor(roles: readonly Role[], of: MenuEntry): SubmenuItem[] {
  return portalRoutes.flatMap(({ submenu, path, permission }) =>
    submenu?.of === of && mayDo(roles, permission) ? [{ entry: submenu.entry, path }] : [],
  );
}

/** MN-01 … MN-03: returns the menu entries of the pages that these roles may open. */
export function menuFor(roles: readonly Role[]): MenuItem[] {
  return portalRoutes.flatMap(({ menu, path, permission }) =>
    menu && mayDo(roles, permission)
      ? [{ entry: menu, path, submenu: submenuFor(roles, menu) }]
      : [],
  );
}

/** Returns whether the page at this address is the entry's, or below it. */
export function isWithin(item: MenuItem, pathname: string): boolean {
  return [item, ...item.submenu].some(({ path }) => matchPath({ path, end: false }, pathname));
}

/** Returns the submenu item of a page: the one with the longest matching path. */
export function currentSubmenuItem(
  items: readonly SubmenuItem[],
  pathname: string,
): SubmenuItem | undefined {
  return items
    .filter(({ path }) => matchPath({ path, end: false }, pathname))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}
