import type { ReactNode } from 'react';
import type { ToastType } from './toast-types.ts';

/** A notification to the user, raised once or several times. */
export interface Notification {
  type: ToastType;
  /** A string is HTML and is sanitized; anything else is rendered as it is. */
  content: ReactNode;
  /** How long it is shown, in milliseconds; null until the user closes it. */
  lasts: number | null;
  /** Whether line breaks in the text are kept. */
  isMultiLine: boolean;
  /** A change that is made when its notification closes, unless the user undoes it there. */
  pending?: (change: { isUndo: boolean }) => void;
}

/** TO-03: returns the same key for notifications that look the same. One with a pending change has none. */
export function keyOf({ type, content, pending }: Notification): string | null {
  return typeof content === 'string' && !pending ? `${type} ${content}` : null;
}
