import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { DataProvider } from 'react-admin';
import type { BulkDecision } from '#domain/orders/order-states.ts';
import type { OrderSummary } from '#domain/orders/order.ts';
import { ASIDE } from '#providers/data/list-kinds.ts';
import { chunksOf } from '../../../shared/bulk/run-bulk.ts';
import { useNow } from '../../../shared/use-now.ts';
import { unusualOf } from '../../marks/unusual-order.ts';
import type { Unusual } from '../../marks/unusual-order.ts';

/** How many orders are asked for at once: their ids are in the address. */
const AT_ONCE = 100;

/** An order as it is now, and what is unusual about it. */
export interface UnusualOrder {
  order: OrderSummary;
  reasons: Unusual[];
}

/**
 * AD-13: splits the selected orders into those to decide on and those that the user has left out because they are
 * unusual. The facts are those of the server, read again whenever an order changes; until they are here, those of the
 * selection.
 */
export function useUnusual(rows: readonly OrderSummary[], action: BulkDecision) {
  const now = useNow();
  const [isDecided, setIsDecided] = useState(false);
  const { current, error, refetch } = useCurrent(rows, !isDecided);
  const [out, setOut] = useState<ReadonlySet<string>>(() => new Set());
  const kept = rows.filter(({ id }) => !out.has(id));
  const unusual = kept.flatMap((row): UnusualOrder[] => {
    const order = current.get(row.id) ?? row;
    const reasons = unusualOf(order, { action, seenVersion: row.version, now });
    return reasons.length > 0 ? [{ order, reasons }] : [];
  });
  return {
    kept,
    unusual,
    leftOut: rows.filter(({ id }) => out.has(id)),
    leaveOut: () =>
      setOut((before) => new Set([...before, ...unusual.map(({ order }) => order.id)])),
    takeBack: () => setOut(new Set()),
    /** Follows the orders again. */
    follow: () => setIsDecided(false),
    /** Stops following the orders: from here on the decision itself changes them. */
    stop: () => setIsDecided(true),
    error,
    refetch,
  };
}

function useCurrent(rows: readonly OrderSummary[], enabled: boolean) {
  const dataProvider = useDataProvider();
  const ids = rows.map(({ id }) => id);
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'selected', ids],
    queryFn: async () => {
      const parts = chunksOf(ids, AT_ONCE).map((part) => readPart(dataProvider, part));
      return (await Promise.all(parts)).flat();
    },
    enabled,
    gcTime: 0,
  });
  const current = new Map((data ?? []).map((order) => [order.id, order]));
  return { current, error, refetch };
}

async function readPart(dataProvider: DataProvider, ids: string[]): Promise<OrderSummary[]> {
  const { data } = await dataProvider.getList<OrderSummary>('orders', {
    filter: { id: ids },
    sort: { field: 'submittedAt', order: 'ASC' },
    pagination: { page: 1, perPage: ids.length },
    meta: ASIDE,
  });
  return data;
}
