import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { useFocusWhenDone } from '../../shared/use-focus-when-done.ts';
import { UserBulkBar } from './UserBulkBar.tsx';
import { useUserSelection } from './UserSelection.tsx';

/** The actions on the selected users, or how many there are. Always takes its space, so that no row moves. */
export function SelectedUsers({ label }: { label: string }) {
  const text = useText('users');
  const { total } = useListContext();
  const { selected } = useUserSelection();
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
  px: 1,
  py: 0,
  border: 0,
  outline: 'none',
};
