import { useGetMany } from 'react-admin';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import type { Order } from '#domain/schemas/order.ts';

/** The designs that an order names, by id. One that the reader may not see is absent. */
export function useLensDefinitions(order: Order): ReadonlyMap<string, LensDefinition> {
  const ids = [...new Set(order.lenses.map((lens) => lens.lensId))];
  const { data = [] } = useGetMany<LensDefinition>('lenses', { ids });
  // react-admin leaves a hole where it was given no record for an id
  const found: (LensDefinition | undefined)[] = data;
  return new Map(found.flatMap((lens) => (lens ? [[lens.id, lens] as const] : [])));
}
