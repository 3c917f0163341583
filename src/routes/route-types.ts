import type { ComponentType } from 'react';
import type { Permission } from '#domain/access/permissions.ts';
import type { Texts } from '#providers/messages/areas.ts';

/** The name of an entry of the menu. */
export type MenuEntry = Exclude<keyof Texts['shell']['menu'], 'label'>;

/** The name of a page below an entry of the menu. */
export type SubmenuEntry = Exclude<keyof Texts['shell']['submenu'], 'toggle'>;

/** LY-03: the options of the shell around a page. All are optional. */
export interface ShellOptions {
  /** `false`: no header; its buttons float at the bottom instead. */
  header?: boolean;
  /** The page scrolls inside the shell, and nothing outside it. */
  fullHeight?: boolean;
  /** Shows a gradient behind header and page. */
  gradient?: boolean;
  /** The header stays at the top when the page scrolls; without it, it scrolls away. */
  fixedHeader?: boolean;
  /** LY-02: the submenu of this entry, as tabs above the page. */
  topMenu?: MenuEntry;
}

/** The name of a public page's title. */
export type PublicTitle = keyof Texts['entry']['titles'];

/** The name of a page's title. */
export type TitleName = PublicTitle | keyof Texts['shell']['titles'];

interface RouteBase {
  path: string;
  title: TitleName;
  page: ComponentType;
  /** A group of pages that stays when its page changes, and limits errors to its pages itself. */
  ownBoundary?: true;
}

/** LY-01: only the content; works without a sign-in. */
export interface PublicRoute extends RouteBase {
  title: PublicTitle;
  permission: null;
}

/** For users with the permission. */
export interface Guarded {
  permission: Permission;
}

/** LY-02: inside the shell. */
export interface PortalRoute extends RouteBase, Guarded {
  /** The entry in the sidebar that leads here. */
  menu?: MenuEntry;
  /** LY-09: the sidebar's submenu entry that leads here. */
  submenu?: { of: MenuEntry; entry: SubmenuEntry };
  /** The react-admin resource that the page is about. */
  resource?: string;
  shell?: ShellOptions;
}
