import { matchPath } from 'react-router';
import type { Role } from '#domain/access/auth.ts';
import { mayDoIn, type PracticeRole } from '#domain/access/permissions.ts';
import type { MenuEntry, PortalRoute } from '../../routes/route-types.ts';
import { portalRoutes } from '../../routes/routes.ts';

export interface SubmenuItem {
  label: NonNullable<PortalRoute['submenu']>['label'];
  path: string;
  /** Its page has pages of its own below it (`/*`). */
  isGroup: boolean;
}

export interface MenuItem {
  entry: MenuEntry;
  path: string;
  /** Empty for most. */
  submenu: SubmenuItem[];
}

const GROUP = /\/\*$/;

/** Returns the address of a page, or of the first page of a group (`/*`). */
function addressOf(path: string): string {
  return path.replace(GROUP, '');
}

/** LY-09: returns the subpages of a menu entry for these roles, and this role in the practice. */
export function submenuFor(
  roles: readonly Role[],
  of: MenuEntry,
  practiceRole: PracticeRole | null = null,
): SubmenuItem[] {
  return portalRoutes.flatMap(({ submenu, path, permission }) =>
    submenu?.of === of && mayDoIn(roles, practiceRole, permission)
      ? [{ label: submenu.label, path: addressOf(path), isGroup: GROUP.test(path) }]
      : [],
  );
}

/** MN-01 … MN-03: returns the menu entries of the pages that these roles, and this role in the practice, may open. */
export function menuFor(
  roles: readonly Role[],
  practiceRole: PracticeRole | null = null,
): MenuItem[] {
  return portalRoutes.flatMap(({ menu, path, permission }) =>
    menu && mayDoIn(roles, practiceRole, permission)
      ? [{ entry: menu, path: addressOf(path), submenu: submenuFor(roles, menu, practiceRole) }]
      : [],
  );
}

/** Returns whether the page at this address is the entry's, or below it. */
export function isWithin(item: MenuItem, pathname: string): boolean {
  return [item, ...item.submenu].some(({ path }) => isBelow(path, pathname));
}

/**
 * Returns the submenu item of a page: its own, or the nearest one whose page it is below. An item whose address others
 * continue, such as the first of a menu, has pages below it only when it is a group: `/admin/user-management/create` is
 * not the staff's.
 */
export function currentSubmenuItem(
  items: readonly SubmenuItem[],
  pathname: string,
): SubmenuItem | undefined {
  const found = items.filter(({ path, isGroup }) => {
    const isContinued = items.some((other) => other.path !== path && isBelow(path, other.path));
    return matchPath({ path, end: isContinued && !isGroup }, pathname);
  });
  return found.toSorted((one, other) => other.path.length - one.path.length)[0];
}

function isBelow(path: string, address: string): boolean {
  return matchPath({ path, end: false }, address) !== null;
}
