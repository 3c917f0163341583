import { createContext, useContext } from 'react';
import type { OrderDecisions } from '../../decision/use-order-decision.ts';
import type { OpenRows } from '../opened/use-open-rows.ts';

interface QueueState {
  decisions: OrderDecisions;
  openRows: OpenRows;
}

/** What the rows of the queue share. */
export const QueueContext = createContext<QueueState | null>(null);

export function useQueue(): QueueState {
  const queue = useContext(QueueContext);
  if (!queue) throw new Error('QueueContext is missing');
  return queue;
}
