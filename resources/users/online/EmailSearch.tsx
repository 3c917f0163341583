import TextField from '@mui/material/TextField';
import { useText } from '#providers/messages/use-text.ts';
import { LONGEST_SEARCH, useTypedSearch } from '../../shared/list/filters/use-typed-search.ts';

interface EmailSearchProps {
  /** The field with the e-mail address. */
  field: string;
}

/** Auth keeps addresses in lower case. */
const beginning = (typed: string) => typed.trim().toLowerCase();

/** Finds the addresses that begin with what is typed: more Firestore cannot search. It sorts by them meanwhile. */
export function EmailSearch({ field }: EmailSearchProps) {
  const text = useText('usersOnline');
  const { typed, search } = useTypedSearch(`${field}_begins`, beginning);
  return (
    <TextField
      type="search"
      size="small"
      label={text('search')}
      value={typed}
      onChange={(event) => search(event.target.value)}
      sx={{ flex: '1 1 220px', maxWidth: 420 }}
      slotProps={{ htmlInput: { maxLength: LONGEST_SEARCH } }}
    />
  );
}
