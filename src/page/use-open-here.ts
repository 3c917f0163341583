import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { Location } from 'react-router';

export interface OpenHere {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** LY-09: manages something that opens on a page and closes on navigation. */
export function useOpenHere(): OpenHere {
  const location = useLocation();
  const type = useNavigationType();
  // The location where it was opened: on any other it is closed.
  const [openedAt, setOpenedAt] = useState<Location | null>(null);
  if (openedAt && openedAt.key !== location.key) {
    const isHere = type === NavigationType.Replace && isRenamed(openedAt, location);
    setOpenedAt(isHere ? location : null);
  }
  return {
    isOpen: openedAt?.key === location.key,
    open: () => setOpenedAt(location),
    close: () => setOpenedAt(null),
  };
}

/** Returns whether only the query changed, as when the order form saves a new draft: the page stays open. */
function isRenamed(before: Location, now: Location): boolean {
  return before.pathname === now.pathname && before.search !== now.search;
}
