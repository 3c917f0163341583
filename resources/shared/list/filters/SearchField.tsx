import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { LONGEST_SEARCH, useTypedSearch } from './use-typed-search.ts';

/** Searches the list on the server, debounced. `label` names the fields that it searches. */
export function SearchField({ label }: { label: string }) {
  const { typed, search } = useTypedSearch('q');
  return (
    <TextField
      type="search"
      size="small"
      label={label}
      value={typed}
      onChange={(event) => search(event.target.value)}
      sx={{ flex: '1 1 220px', maxWidth: 420 }}
      slotProps={{
        htmlInput: { maxLength: LONGEST_SEARCH },
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
