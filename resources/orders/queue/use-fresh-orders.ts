import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChangeEvent } from '#domain/schemas/event.ts';
import type { OrderSummary } from '#domain/schemas/order.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * OR-08: holds back the orders that came in while the list is on the screen, so that nothing moves below a pointer
 * until they are asked for. `question` says what the list asks for: another one begins anew.
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
  const hear = useCallback(({ id, state }: ChangeEvent) => {
    if (state !== 'submitted' || shownIds.current.has(id)) return;
    setAnnounced((before) => new Set([...before, id]));
  }, []);
  return {
    shown,
    freshCount: isEmpty ? 0 : fresh.length,
    show: () => setAnnounced(NONE),
    /** To be told of every change. */
    hear,
  };
}
