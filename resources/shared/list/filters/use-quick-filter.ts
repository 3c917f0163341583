import { useListContext } from 'react-admin';

/** Reads and sets one filter field of a list; the other filters stay. */
export function useQuickFilter<T extends string>(field: string) {
  const { filterValues, setFilters } = useListContext();
  const chosen: unknown = filterValues[field];
  const choose = (value: T | undefined) => {
    const { [field]: _, ...others } = filterValues;
    setFilters(value === undefined ? others : { ...others, [field]: value });
  };
  return { chosen, choose };
}
