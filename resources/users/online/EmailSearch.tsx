import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';
import { useState } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import { useLateFilter } from '../../shared/list/use-late-filter.ts';

const MAX_LENGTH = 100;

interface EmailSearchProps {
  /** The field with the e-mail address. */
  field: string;
}

/** Finds the addresses that begin with what is typed: more Firestore cannot search. It sorts by them meanwhile. */
export function EmailSearch({ field }: EmailSearchProps) {
  const text = useText('usersOnline');
  const filter = `${field}_begins`;
  const { filterValues } = useListContext();
  const changeLater = useLateFilter(filter);
  const applied = typeof filterValues[filter] === 'string' ? filterValues[filter] : '';
  const [typed, setTyped] = useState(applied);
  const [seen, setSeen] = useState(applied);
  // A link or the back button may also change the search; what was typed since the last one is still on its way.
  if (applied !== seen) {
    setSeen(applied);
    if (typed.trim().toLowerCase() === seen) setTyped(applied);
  }
  const search = (value: string) => {
    setTyped(value);
    // Auth keeps addresses in lower case.
    changeLater(value.trim().toLowerCase());
  };
  return (
    <TextField
      type="search"
      size="small"
      label={text('search')}
      value={typed}
      onChange={(event) => search(event.target.value)}
      sx={{ flex: '1 1 220px', maxWidth: 420 }}
      slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
    />
  );
}
