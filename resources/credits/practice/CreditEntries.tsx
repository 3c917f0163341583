import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CreditAccount } from '#domain/money/credit/credit-account.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { useText } from '#providers/messages/use-text.ts';
import { CREDIT_PAGE, creditRequests } from '#providers/money/credits.ts';
import { EmptyNote } from '../../shared/list/EmptyNote.tsx';
import { LoadError } from '../../shared/list/LoadError.tsx';
import { Part } from '../../shared/show/Part.tsx';
import { EntryCards, EntryTable } from './EntryRows.tsx';

/** CR-02: the entries of the account's lens credit, the newest first. */
export function CreditEntries({ account }: { account: CreditAccount }) {
  const text = useText('credit');
  const [page, setPage] = useState(0);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { data, error, refetch } = useEntries(account.accountNumber, page);
  const entries = data?.slice(0, CREDIT_PAGE);
  const rows = { entries: entries ?? [], currency: account.currency };
  return (
    <Part title={text('entries.title')}>
      {error && <LoadError title={text('error')} error={error} onRetry={() => void refetch()} />}
      {!entries && !error && <Skeleton variant="rounded" height={160} />}
      {entries?.length === 0 && (
        <EmptyNote text={text(page === 0 ? 'entries.none' : 'entries.noneYet')} />
      )}
      {rows.entries.length > 0 && (isNarrow ? <EntryCards {...rows} /> : <EntryTable {...rows} />)}
      <Box sx={{ display: 'flex', gap: 1, mt: 1, '@media print': { display: 'none' } }}>
        {page > 0 && <Button onClick={() => setPage(page - 1)}>{text('entries.newer')}</Button>}
        {(data?.length ?? 0) > CREDIT_PAGE && (
          <Button onClick={() => setPage(page + 1)}>{text('entries.older')}</Button>
        )}
      </Box>
    </Part>
  );
}

function useEntries(accountNumber: string, page: number) {
  const connection = useConnection();
  const requests = useMemo(() => creditRequests(connection), [connection]);
  return useQuery({
    // Below the credits, so that a change reads them again.
    queryKey: ['credits', 'entries', accountNumber, page],
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => requests.entries(accountNumber, page, signal),
  });
}
