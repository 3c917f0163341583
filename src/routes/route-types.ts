import type { ComponentType } from 'react';
import type { Permission } from '#domain/access/permissions.ts';
import type { Locale } from '#domain/basics/locale.ts';
import type { Texts } from '#providers/messages/areas.ts';

/** The name of an entry of the menu. */
export type MenuEntry = Exclude<keyof Texts['shell']['menu'], 'label'>;

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
  /** None for a group of pages (`/*`): each of its pages has its own. */
  title?: TitleName;
  page: ComponentType;
  /** A group of pages that stays when its page changes, and limits errors to its pages itself. */
  ownBoundary?: true;
}

/** LY-01: only the content; works without a sign-in. */
export interface PublicRoute extends RouteBase {
  title?: PublicTitle;
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
  /** LY-09: the entry of the menu below which the sidebar leads here, and how this page is called there. */
  submenu?: { of: MenuEntry; label: Readonly<Record<Locale, string>> };
  /** The react-admin resource that the page is about. */
  resource?: string;
  shell?: ShellOptions;
}
