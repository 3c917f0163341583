import { useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** The rows of the queue that are open in place. */
export interface OpenRows {
  isOpen: (id: string) => boolean;
  /** Opens a closed row, closes an open one, and returns whether it is open then. */
  toggle: (id: string) => boolean;
}

/** Returns which rows are open, and opens and closes them. A row that leaves the list and returns is still open. */
export function useOpenRows(): OpenRows {
  const [open, setOpen] = useState(NONE);
  const toggle = (id: string) => {
    const isOpen = !open.has(id);
    const others = [...open].filter((other) => other !== id);
    setOpen(new Set(isOpen ? [...others, id] : others));
    return isOpen;
  };
  return { isOpen: (id) => open.has(id), toggle };
}
