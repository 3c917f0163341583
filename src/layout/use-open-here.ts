import { useState } from 'react';
import { useLocation } from 'react-router';

export interface OpenHere {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** LY-09: something that is opened on a page and closes on navigation. */
export function useOpenHere(): OpenHere {
  const { key } = useLocation();
  // Remembers where it was opened: anywhere else it is closed.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  return {
    isOpen: openedAt === key,
    open: () => setOpenedAt(key),
    close: () => setOpenedAt(null),
  };
}
