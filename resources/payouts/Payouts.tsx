import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';
import { BasenameContextProvider } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { PAYOUT_PAGE } from '#providers/money/payouts.ts';
import { useBooksPath } from '../payments/paths/use-books-path.ts';
import { EmptyNote } from '../shared/list/EmptyNote.tsx';
import { LoadError } from '../shared/list/LoadError.tsx';
import { Part } from '../shared/show/Part.tsx';
import { InTransitSums } from './InTransitSums.tsx';
import { Lines } from './Lines.tsx';
import { PayoutRows } from './PayoutRows.tsx';
import { usePayouts, usePayoutView } from './use-payouts.ts';

/** PY-10: what the payment service paid out, what is in transit, and why. */
export default function Payouts() {
  const text = useText('payouts');
  const { view, go } = usePayoutView();
  // Below it are the pages of the payments that the lines name.
  const area = useBooksPath();
  const { data, error, refetch } = usePayouts(view);
  return (
    <BasenameContextProvider basename={area}>
      <Box sx={{ p: { xs: 2, md: 3 } }}>
        <Typography variant="h2" component="h1">
          {text('title')}
        </Typography>
        {error && <LoadError title={text('error')} error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height={320} sx={{ mt: 2 }} />}
        {data && (
          <>
            <Part title={text('inTransit.title')}>
              <InTransitSums inTransit={data.inTransit} />
            </Part>
            <Lines rows={data.lines.rows} count={data.lines.count} />
            <Part title={text('list.title')}>
              {data.payouts.rows.length === 0 ? (
                <EmptyNote text={text('list.empty')} />
              ) : (
                <>
                  <PayoutRows payouts={data.payouts.rows} />
                  <TablePagination
                    component="div"
                    count={data.payouts.count}
                    page={view.page}
                    rowsPerPage={PAYOUT_PAGE}
                    rowsPerPageOptions={[PAYOUT_PAGE]}
                    onPageChange={(_event, page) => go({ page })}
                  />
                </>
              )}
            </Part>
          </>
        )}
      </Box>
    </BasenameContextProvider>
  );
}
