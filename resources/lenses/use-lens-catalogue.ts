import { useGetList } from 'react-admin';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import { IN_FORM } from '#providers/data/list-kinds.ts';

const WHOLE_CATALOGUE = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'name', order: 'ASC' },
  // Asked again while somebody orders.
  meta: IN_FORM,
} as const;

/** Every lens that is offered to the reader, in its latest version. */
export function useLensCatalogue() {
  const { data, error, isPending, refetch } = useGetList<LensDefinition>('lenses', WHOLE_CATALOGUE);
  return { lenses: data, error, isPending, refetch };
}
