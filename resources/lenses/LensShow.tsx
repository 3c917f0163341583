import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { LinkBase, useGetOne, useParams } from 'react-admin';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { errorStatus } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LoadError } from '../shared/list/LoadError.tsx';
import { NotThere } from '../shared/show/NotThere.tsx';
import { LENSES_PATH } from './common/lens-path.ts';
import { LensDetails } from './show/LensDetails.tsx';

/** AD-03: shows the latest version of a lens, with its history. */
export default function LensShow() {
  const text = useText('lensShow');
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetOne<LensDefinition>(
    'lenses',
    { id },
    { retry: false, staleTime: 0 },
  );
  if (error && errorStatus(error) === 404) {
    return <NotThere title={text('notFound')} text={text('notFoundText')} />;
  }
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, minWidth: 0 }}>
      <MuiLink component={LinkBase} to={LENSES_PATH} sx={{ justifySelf: 'start' }}>
        {text('back')}
      </MuiLink>
      {error && (
        <LoadError title={text('loadError')} error={error} onRetry={() => void refetch()} />
      )}
      {data && <LensDetails lens={data} />}
      {!data && !error && (
        <Box component="output" aria-busy aria-label={text('loading')}>
          <Skeleton width={240} height={48} />
          <Skeleton variant="rounded" height={320} />
        </Box>
      )}
    </Box>
  );
}
