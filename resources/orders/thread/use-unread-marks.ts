import { useState } from 'react';
import type { OrderMessage } from '#domain/schemas/order-message.ts';

/**
 * Returns the messages that were unread when first shown. They stay marked while the page is open, although the server
 * counts them as read at once. `unread`: the number of unread messages, which are the newest from others.
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
