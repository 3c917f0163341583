import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useGetOne, useParams } from 'react-admin';
import type { PortalUser } from '#domain/access/user.ts';
import { errorStatus } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LoadError } from '../shared/list/LoadError.tsx';
import { LIVE } from '../shared/live.ts';
import { NotThere } from '../shared/show/NotThere.tsx';
import { useRecordChanges } from '../shared/use-record-changes.ts';
import { isWholeUser } from './is-whole-user.ts';
import { UserDetails } from './show/UserDetails.tsx';

/** AD-02: shows one user with all details and actions. */
export default function UserShow() {
  const text = useText('userShow');
  const { id = '' } = useParams();
  useRecordChanges('users');
  const { data, error, refetch } = useGetOne<PortalUser>(
    'users',
    { id },
    { retry: false, staleTime: 0, ...LIVE },
  );
  const user = data && isWholeUser(data) ? data : undefined;
  // Once shown, the page stays with what is typed in its dialogs: the error is shown above.
  if (error && errorStatus(error) === 404 && !user) {
    return <NotThere title={text('notFound')} text={text('notFoundText')} />;
  }
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, minWidth: 0 }}>
      {error && <LoadError title={text('error')} error={error} onRetry={() => void refetch()} />}
      {user && <UserDetails user={user} />}
      {!user && !error && (
        <Box component="output" aria-busy aria-label={text('loading')}>
          <Skeleton width={240} height={48} />
          <Skeleton variant="rounded" height={320} />
        </Box>
      )}
    </Box>
  );
}
