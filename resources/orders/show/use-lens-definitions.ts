import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { Order } from '#domain/orders/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';

/** Returns the designs of an order by id, each in the ordered version. A design that cannot be loaded is missing. */
export function useLensDefinitions(order: Order): ReadonlyMap<string, LensDefinition> {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const ordered = new Map(order.lenses.map(({ lensId, lensVersion }) => [lensId, lensVersion]));
  const queries = useQueries({
    queries: [...ordered].map(([id, version]) => ({
      queryKey: ['lensVersion', id, version],
      queryFn: async () => (await dataProvider.lensVersion(id, version)).data,
      // A version never changes.
      staleTime: Infinity,
    })),
  });
  return new Map(queries.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])));
}
