import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import type { UserRow } from '#domain/schemas/user.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EmptyNote } from '../shared/list/EmptyNote.tsx';
import { ListBody } from '../shared/list/ListBody.tsx';
import { useFocusWhenDone } from '../shared/use-focus-when-done.ts';
import { useRows } from '../shared/list/use-rows.ts';
import { UserBulkBar } from './bulk/UserBulkBar.tsx';
import { useSelection } from './bulk/selection.ts';
import { UserCards } from './UserCards.tsx';
import { UserTable } from './UserTable.tsx';

interface UserListBodyProps {
  group: 'staff' | 'customers';
}

/** Shows the users of the page, below the actions on the selected ones. */
export function UserListBody({ group }: UserListBodyProps) {
  const text = useText('users');
  const { rows, isNarrow } = useRows<UserRow>('md');
  const label = text(`${group}.label`);
  return (
    <>
      <Status label={label} />
      <ListBody errorTitle={text('error')} empty={<UserListEmpty group={group} />}>
        {isNarrow ? (
          <UserCards users={rows} label={label} />
        ) : (
          <UserTable users={rows} label={label} />
        )}
      </ListBody>
    </>
  );
}

/** Always takes its space, so that no row moves when the first one is selected. */
function Status({ label }: { label: string }) {
  const text = useText('users');
  const { total } = useListContext();
  const { selected } = useSelection();
  const { target, done } = useFocusWhenDone<HTMLFieldSetElement>();
  return (
    <Box component="fieldset" aria-label={label} tabIndex={-1} ref={target} sx={STATUS}>
      {selected.size > 0 && <UserBulkBar onDone={done} />}
      {selected.size === 0 && total !== undefined && (
        <Typography variant="body2" color="text.secondary">
          {text('count', { smart_count: total })}
        </Typography>
      )}
    </Box>
  );
}

const STATUS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  minHeight: 40,
  minWidth: 0,
  m: 0,
  p: 0,
  border: 0,
  outline: 'none',
};

function UserListEmpty({ group }: UserListBodyProps) {
  const text = useText('users');
  const { filterValues, setFilters } = useListContext();
  if (Object.keys(filterValues).length === 0) return <EmptyNote text={text(`empty.${group}`)} />;
  return (
    <EmptyNote text={text('empty.filtered')}>
      <Button onClick={() => setFilters({})}>{text('empty.clear')}</Button>
    </EmptyNote>
  );
}
