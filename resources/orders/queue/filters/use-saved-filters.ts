import type { OrderFilter } from '#domain/orders/order.ts';
import { usePreference } from '../../../shared/use-preference.ts';

/** The maximum, the same as on the server. */
export const MAX_SAVED = 20;

/** OR-08: the user's saved filters. Saving under an existing name replaces that filter. */
export function useSavedFilters() {
  const { value, save: keep } = usePreference('orders.filters');
  const filters = value ?? [];
  const save = (name: string, { id: _ids, after: _place, ...filter }: OrderFilter) => {
    const isThere = filters.some((saved) => saved.name === name);
    const saved = { name, filter };
    keep(
      isThere ? filters.map((other) => (other.name === name ? saved : other)) : [...filters, saved],
    );
  };
  const remove = (name: string) => keep(filters.filter((saved) => saved.name !== name));
  return { filters, save, remove, isKnown: value !== undefined };
}
