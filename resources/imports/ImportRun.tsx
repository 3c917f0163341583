import Typography from '@mui/material/Typography';
import { useGetOne } from 'react-admin';
import type { Import } from '#domain/import/import.ts';
import { errorStatus } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LoadError } from '../shared/list/LoadError.tsx';
import { LIVE } from '../shared/live.ts';
import { NotThere } from '../shared/show/NotThere.tsx';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportResult } from './ImportResult.tsx';
import { ImportSteps } from './ImportSteps.tsx';

/** Milliseconds between two looks at an import that is worked through. */
const LOOKS_EVERY = 1_000;

/** AD-17: an import as it stands on the server, so that every tab shows the same. */
export function ImportRun({ id }: { id: string }) {
  const text = useText('imports');
  const { data, error, refetch } = useGetOne<Import>(
    'imports',
    { id },
    {
      onError: () => undefined,
      ...LIVE,
      refetchInterval: (query) =>
        query.state.data && isRunning(query.state.data) ? LOOKS_EVERY : LIVE.refetchInterval(),
    },
  );
  if (!data && errorStatus(error) === 404) {
    return <NotThere title={text('notFound')} text={text('notFoundText')} />;
  }
  if (!data) {
    if (!error) return null;
    return <LoadError title={text('notLoaded')} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {data.fileName}
      </Typography>
      <ImportSteps status={data.status} />
      <Step found={data} />
    </>
  );
}

function Step({ found }: { found: Import }) {
  if (found.status === 'mapping') return <ImportColumns found={found} />;
  if (isRunning(found)) return <ImportProgress found={found} />;
  return <ImportResult found={found} />;
}

/** Whether the server works through the lines. */
function isRunning({ status }: Pick<Import, 'status'>): boolean {
  return status === 'checking' || status === 'applying';
}
