import { useListContext } from 'react-admin';

/** One field that a list is filtered by, beside whatever else it is filtered by. */
export function useQuickFilter<T extends string>(field: string) {
  const { filterValues, setFilters } = useListContext();
  const chosen: unknown = filterValues[field];
  const choose = (value: T | undefined) => {
    const { [field]: _, ...others } = filterValues;
    setFilters(value === undefined ? others : { ...others, [field]: value });
  };
  return { chosen, choose };
}
