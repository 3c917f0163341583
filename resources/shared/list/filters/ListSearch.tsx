import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import { useEffect } from 'react';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { ResettableTextField } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { usePendingFilter } from './LateFilters.tsx';
import { LONGEST_SEARCH, useTypedSearch } from './use-typed-search.ts';

/** react-admin's filter form reads the source, and that the search is always shown. */
interface ListSearchProps {
  source: 'q';
  alwaysOn: true;
  /** Names the fields that are searched. */
  label: string;
}

/** The search in react-admin's filter form. It also notes when another filter of the form is typed or chosen. */
export function ListSearch({ source, label }: ListSearchProps) {
  const { typed, search } = useTypedSearch(source);
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
    <ResettableTextField
      value={typed}
      // The button that empties the field passes a text.
      onChange={(next: ChangeEvent<HTMLInputElement> | string) =>
        search(typeof next === 'string' ? next : next.target.value)
      }
      onKeyDown={stay}
      hiddenLabel
      resettable
      size="small"
      placeholder={label}
      InputProps={{ endAdornment: MAGNIFIER }}
      slotProps={{ htmlInput: { 'aria-label': label, maxLength: LONGEST_SEARCH } }}
    />
  );
}

const MAGNIFIER = (
  <InputAdornment position="end">
    <SearchIcon color="disabled" />
  </InputAdornment>
);

/** Enter would submit the form, with the filters of when the list was last shown. */
function stay(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
