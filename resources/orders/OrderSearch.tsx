import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';
import { useState } from 'react';
import type { OrderSummary } from '#domain/schemas/order.ts';
import { useOrdersText } from './use-orders-text.ts';

const MAX_LENGTH = 100;

/** Searches number, practice and patient reference on the server, a moment after the last key. */
export function OrderSearch() {
  const text = useOrdersText();
  const { filterValues, setFilters } = useListContext<OrderSummary>();
  const applied = typeof filterValues.q === 'string' ? filterValues.q : '';
  const [typed, setTyped] = useState(applied);
  const [seen, setSeen] = useState(applied);
  // the search may also be changed elsewhere, by a link or by going back
  if (applied !== seen) {
    setSeen(applied);
    if (applied !== typed.trim()) setTyped(applied);
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
      label={text('list.search')}
      value={typed}
      onChange={(event) => search(event.target.value)}
      sx={{ flex: '1 1 260px', maxWidth: 420 }}
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
