import { createContext, use, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { MarkMenuPlaceContext } from '#resources/shared/menu-place.ts';

const MenuPlaceContext = createContext<string | null>(null);

/** Keeps the address that a page names for the menu (`useMarkMenuPlace`). */
export function MenuPlace({ children }: { children: ReactNode }) {
  const [marked, setMarked] = useState<string | null>(null);
  return (
    <MarkMenuPlaceContext value={setMarked}>
      <MenuPlaceContext value={marked}>{children}</MenuPlaceContext>
    </MarkMenuPlaceContext>
  );
}

/** Returns the address by which the menu marks where one is: the page's own, unless the page names another. */
export function useMenuPlace(): string {
  const { pathname } = useLocation();
  return use(MenuPlaceContext) ?? pathname;
}
