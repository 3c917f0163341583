import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';
import { useState } from 'react';
import { useLateFilter } from './use-late-filter.ts';

const MAX_LENGTH = 100;

/** Searches the list on the server, debounced. `label` names the fields that it searches. */
export function SearchField({ label }: { label: string }) {
  const { filterValues } = useListContext();
  const changeLater = useLateFilter('q');
  const applied = typeof filterValues.q === 'string' ? filterValues.q : '';
  const [typed, setTyped] = useState(applied);
  const [seen, setSeen] = useState(applied);
  // A link or the back button may also change the search. Text typed since the last applied search is still pending: an
  // earlier search that is applied meanwhile does not overwrite it.
  if (applied !== seen) {
    setSeen(applied);
    if (typed.trim() === seen) setTyped(applied);
  }

  const search = (q: string) => {
    setTyped(q);
    changeLater(q.trim());
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
