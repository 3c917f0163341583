import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useText } from '#providers/messages/use-text.ts';
import { EmptyNote } from '../../shared/list/EmptyNote.tsx';
import { LoadError } from '../../shared/list/LoadError.tsx';
import type { ActivityRow } from './activity-row.ts';
import { OnlineCards } from './OnlineCards.tsx';
import { OnlineTable } from './OnlineTable.tsx';

interface OnlineBodyProps {
  /** Undefined before the first answer. */
  rows: readonly ActivityRow[] | undefined;
  /** Why updates stopped; the rows received before are still shown. */
  error: unknown;
  onRetry: () => void;
  /** The search text: part of an e-mail address. */
  sought: string;
  onClear: () => void;
  now: number;
  onEnd: (row: ActivityRow) => void;
  /** Null when all rows are loaded. */
  onMore: (() => void) | null;
}

/** Renders the online users in the current state of the list: loading, failed, empty, or with rows. */
export function OnlineBody({ rows, error, onRetry, onMore, ...rest }: OnlineBodyProps) {
  const text = useText('usersOnline');
  return (
    <>
      {Boolean(error) && <LoadError title={text('error')} error={error} onRetry={onRetry} />}
      {!rows && !error && (
        <Box component="output" aria-busy aria-label={text('label')}>
          <Skeleton variant="rounded" height={320} />
        </Box>
      )}
      {rows && <Rows rows={rows} {...rest} />}
      {onMore && (
        <Button onClick={onMore} sx={{ alignSelf: 'center' }}>
          {text('more')}
        </Button>
      )}
    </>
  );
}

type RowsProps = Omit<OnlineBodyProps, 'rows' | 'error' | 'onRetry' | 'onMore'> & {
  rows: readonly ActivityRow[];
};

function Rows({ rows, sought, onClear, now, onEnd }: RowsProps) {
  const text = useText('usersOnline');
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const wanted = sought.trim().toLowerCase();
  const found = rows.filter(({ userEmail }) => userEmail.toLowerCase().includes(wanted));
  if (rows.length === 0) return <EmptyNote text={text('empty')} />;
  if (found.length === 0) {
    return (
      <EmptyNote text={text('notFound')}>
        <Button onClick={onClear}>{text('clear')}</Button>
      </EmptyNote>
    );
  }
  const Shown = isNarrow ? OnlineCards : OnlineTable;
  return <Shown rows={found} now={now} onEnd={onEnd} />;
}
