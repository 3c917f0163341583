import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';
import { useState } from 'react';

const MAX_LENGTH = 100;

/** Searches the list on the server, a moment after the last key. `label` says where it looks. */
export function SearchField({ label }: { label: string }) {
  const { filterValues, setFilters } = useListContext();
  const applied = typeof filterValues.q === 'string' ? filterValues.q : '';
  const [typed, setTyped] = useState(applied);
  const [seen, setSeen] = useState(applied);
  // The search may also be changed elsewhere, by a link or by going back. What was typed since the search that is seen is
  // on its way, and an earlier part of it that arrives meanwhile does not take it back.
  if (applied !== seen) {
    setSeen(applied);
    if (typed.trim() === seen) setTyped(applied);
  }

  const search = (q: string) => {
    setTyped(q);
    const { q: _, ...others } = filterValues;
    setFilters(q.trim() ? { ...others, q: q.trim() } : others, undefined, true);
  };
  return (
    <TextField
      type="search"
      size="small"
      label={label}
      value={typed}
      onChange={(event) => search(event.target.value)}
      sx={{ flex: '1 1 220px', maxWidth: 420 }}
      slotProps={{
        htmlInput: { maxLength: MAX_LENGTH },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" aria-hidden />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
