import { useEffect } from 'react';
import { SearchInput } from 'react-admin';
import type { SearchInputProps } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { usePendingFilter } from './LateFilters.tsx';

interface ListSearchProps extends Omit<SearchInputProps, 'source'> {
  source: 'q';
  /** Names the fields that are searched. */
  label: string;
}

/** The search in react-admin's filter form. It notes when any filter of the form is typed or chosen. */
export function ListSearch({ label, ...input }: ListSearchProps) {
  const { watch } = useFormContext();
  const { wait } = usePendingFilter();
  useEffect(() => {
    // Without a name, the form only follows the list.
    const { unsubscribe } = watch((values, { name }) => {
      if (name !== undefined) wait(name, values[name]);
    });
    return unsubscribe;
  }, [watch, wait]);
  return (
    <SearchInput
      {...input}
      label={false}
      placeholder={label}
      slotProps={{ htmlInput: { 'aria-label': label } }}
    />
  );
}
