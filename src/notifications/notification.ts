import type { ReactNode } from 'react';
import type { ToastType } from './toast-types.ts';

/** Something that is told to the user, once or more often. */
export interface Notification {
  type: ToastType;
  /** A text is HTML and shown sanitised; anything else is a part of a page. */
  content: ReactNode;
  /** For how long it shows, in milliseconds; null until somebody closes it. */
  lasts: number | null;
  /** Whether line breaks in the text are kept. */
  isMultiLine: boolean;
  /** A change that waits until its notification is closed, or is taken back by it. */
  pending?: (change: { isUndo: boolean }) => void;
}

/** TO-03: two that are the same to the reader. A change that waits is one of its own. */
export function keyOf({ type, content, pending }: Notification): string | null {
  return typeof content === 'string' && !pending ? `${type} ${content}` : null;
}
