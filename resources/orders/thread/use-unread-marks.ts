import { useState } from 'react';
import type { OrderMessage } from '#domain/schemas/order-message.ts';

/**
 * The messages that were unread when they first showed. They stay marked while the page is open, though reading them
 * counts them as read at once. `unread`: how many of the others' newest messages have not been read.
 */
export function useUnreadMarks(
  messages: readonly OrderMessage[],
  unread: number,
): ReadonlySet<string> {
  const [marked, setMarked] = useState<ReadonlySet<string>>(() => new Set());
  const others = messages.filter(({ own }) => !own);
  const news = unread > 0 ? others.slice(-unread).filter(({ id }) => !marked.has(id)) : [];
  if (news.length > 0) setMarked(new Set([...marked, ...news.map(({ id }) => id)]));
  return marked;
}
