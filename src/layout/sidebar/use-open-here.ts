import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { Location } from 'react-router';

export interface OpenHere {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** LY-09: something that is opened on a page and closes on navigation. */
export function useOpenHere(): OpenHere {
  const location = useLocation();
  const type = useNavigationType();
  // Remembers where it was opened: anywhere else it is closed.
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

/** A page that changes its own query, as the order form does when its draft is first saved, is not left. */
function isRenamed(before: Location, now: Location): boolean {
  return before.pathname === now.pathname && before.search !== now.search;
}
