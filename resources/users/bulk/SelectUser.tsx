import Checkbox from '@mui/material/Checkbox';
import type { UserRow } from '#domain/schemas/user.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSelection } from './selection.ts';

/** Places the checkbox above the link that covers the row. */
const ON_TOP = { position: 'relative', zIndex: 1 } as const;

/** Selects one user. */
export function SelectUser({ user }: { user: UserRow }) {
  const text = useText('userBulk');
  const { selected, select } = useSelection();
  return (
    <Checkbox
      size="small"
      sx={ON_TOP}
      checked={selected.has(user.id)}
      onChange={(_event, next) => select([user], next)}
      slotProps={{ input: { 'aria-label': text('select.row', { email: user.email }) } }}
    />
  );
}
