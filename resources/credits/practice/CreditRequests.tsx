import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import { RETURN_PAGE } from '#providers/money/returns.ts';
import { RequestCard } from '../../return-requests/parts/RequestCard.tsx';
import { useReturnCalls } from '../../return-requests/parts/use-returns.ts';
import { EmptyNote } from '../../shared/list/EmptyNote.tsx';
import { LoadError } from '../../shared/list/LoadError.tsx';
import { Part } from '../../shared/show/Part.tsx';
import { useRecordChanges } from '../../shared/use-record-changes.ts';

/** CR-03: the account's requests of return, exchange and cancellation, the newest first, live. */
export function CreditRequests({ accountNumber }: { accountNumber: string }) {
  const text = useText('returns');
  const calls = useReturnCalls();
  const [page, setPage] = useState(0);
  useRecordChanges('returnRequests');
  const { data, error, refetch } = useQuery({
    queryKey: ['return-requests', 'list', accountNumber, page],
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => calls.list(accountNumber, page, signal),
  });
  const requests = data?.slice(0, RETURN_PAGE);
  return (
    <Part title={text('list.title')}>
      {error && (
        <LoadError title={text('list.error')} error={error} onRetry={() => void refetch()} />
      )}
      {!requests && !error && <Skeleton variant="rounded" height={120} />}
      {requests?.length === 0 && <EmptyNote text={text('list.none')} />}
      {requests && requests.length > 0 && (
        <Stack
          component="ul"
          spacing={1}
          aria-label={text('list.label')}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {requests.map((request) => (
            <RequestCard key={request.id} request={request} />
          ))}
        </Stack>
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 1, '@media print': { display: 'none' } }}>
        {page > 0 && <Button onClick={() => setPage(page - 1)}>{text('list.newer')}</Button>}
        {(data?.length ?? 0) > RETURN_PAGE && (
          <Button onClick={() => setPage(page + 1)}>{text('list.older')}</Button>
        )}
      </Box>
    </Part>
  );
}
