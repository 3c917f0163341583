import { useListContext } from 'react-admin';
import { useOrderFilter } from '../queue/filters/use-order-filter.ts';
import { walkEntry } from './queue-walk.ts';
import type { WalkEntry } from './queue-walk.ts';

/** Returns the history state of links from the queue to its orders, so that their pages know the queue. */
export function useWalkEntry(): WalkEntry | undefined {
  const { sort } = useListContext();
  const { filter } = useOrderFilter();
  return walkEntry(filter, sort);
}
