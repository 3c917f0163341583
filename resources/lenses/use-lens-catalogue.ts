import { useGetList } from 'react-admin';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { IN_FORM } from '#providers/data/list-kinds.ts';

const WHOLE_CATALOGUE = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'name', order: 'ASC' },
  // Refetched while the user fills in an order.
  meta: IN_FORM,
} as const;

/** Returns every lens that is offered to the user, in its latest version. */
export function useLensCatalogue() {
  const { data, error, isPending, refetch } = useGetList<LensDefinition>('lenses', WHOLE_CATALOGUE);
  return { lenses: data, error, isPending, refetch };
}
