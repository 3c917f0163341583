import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChangeOf } from '#domain/emails/notices/event.ts';
import type { OrderSummary } from '#domain/orders/order.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * OR-08: hides orders that arrive while the list is on the screen until the user asks for them, so that no row moves
 * under the pointer. `question` identifies the query of the list; a new one resets the hidden orders.
 */
export function useFreshOrders(rows: OrderSummary[] | undefined, question: string) {
  const [announced, setAnnounced] = useState(NONE);
  const [seenQuestion, setSeenQuestion] = useState(question);
  if (seenQuestion !== question) {
    setSeenQuestion(question);
    setAnnounced(NONE);
  }
  const fresh = rows?.filter(({ id }) => announced.has(id)) ?? [];
  const isEmpty = fresh.length === rows?.length;
  const shown = isEmpty ? rows : rows?.filter(({ id }) => !announced.has(id));

  const shownIds = useRef(NONE);
  useEffect(() => {
    shownIds.current = new Set(shown?.map(({ id }) => id));
  });
  const hear = useCallback(({ id, state }: ChangeOf<'orders'>) => {
    if (state !== 'submitted' || shownIds.current.has(id)) return;
    setAnnounced((before) => new Set([...before, id]));
  }, []);
  return {
    shown,
    freshCount: isEmpty ? 0 : fresh.length,
    show: () => setAnnounced(NONE),
    /** Call this with every change event. */
    hear,
  };
}
