import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { LoadError } from '../shared/list/LoadError.tsx';
import { Part } from '../shared/show/Part.tsx';
import { AccountsForm } from './AccountsForm.tsx';
import { AccountsTable } from './AccountsTable.tsx';
import { BatchTable } from './BatchTable.tsx';
import { ExportForm } from './ExportForm.tsx';
import { useJournal } from './use-journal.ts';

/** PY-08: exports the journal for the lab's bookkeeping, and says which account is which there. */
export default function Journal() {
  const text = useText('books');
  const may = useMay();
  const { data, error, refetch } = useJournal();
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 1000 }}>
      <Typography variant="h2" component="h1">
        {text('journal.title')}
      </Typography>
      {error && (
        <LoadError title={text('journal.error')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton variant="rounded" height={320} sx={{ mt: 2 }} />}
      {data && (
        <>
          {may('books:export') && (
            <ExportForm waiting={data.waiting} isAssumed={data.settings.version === 0} />
          )}
          <Part title={text('journal.batches')}>
            <BatchTable batches={data.batches} />
          </Part>
          <Part title={text('journal.accounts')}>
            {may('books:set') ? (
              <AccountsForm settings={data.settings} />
            ) : (
              <AccountsTable settings={data.settings} />
            )}
          </Part>
        </>
      )}
    </Box>
  );
}
