import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { LinkBase, useGetOne, useParams } from 'react-admin';
import type { Application } from '#domain/customers/application-schema.ts';
import { errorStatus } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LoadError } from '../shared/list/LoadError.tsx';
import { ON_FOCUS } from '../shared/live.ts';
import { NotThere } from '../shared/show/NotThere.tsx';
import { ShowHead } from '../shared/show/ShowHead.tsx';
import { useRecordChanges } from '../shared/use-record-changes.ts';
import { APPLICATIONS_PATH } from './application-path.ts';
import { ApplicationDecision } from './ApplicationDecision.tsx';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { ApplicationStatusChip } from './ApplicationStatusChip.tsx';

/**
 * RS-05: shows one application to the users who decide on it. Links lead here, so a missing application is reported on
 * the page and does not end the session.
 */
export default function ApplicationShow() {
  const text = useText('applications');
  const { id = '' } = useParams();
  useRecordChanges('applications');
  const { data, error, refetch } = useGetOne<Application>(
    'applications',
    { id },
    { retry: false, staleTime: 0, ...ON_FOCUS },
  );
  if (error && errorStatus(error) === 404) {
    return <NotThere title={text('show.notFound')} text={text('show.notFoundText')} />;
  }
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
      <MuiLink component={LinkBase} to={APPLICATIONS_PATH} sx={{ justifySelf: 'start' }}>
        {text('show.back')}
      </MuiLink>
      {error && (
        <LoadError title={text('error.loadOne')} error={error} onRetry={() => void refetch()} />
      )}
      {data && <ApplicationDetails application={data} />}
      {!data && !error && (
        <Box component="output" aria-busy aria-label={text('show.loading')}>
          <Skeleton width={240} height={48} />
          <Skeleton variant="rounded" height={320} />
        </Box>
      )}
    </Box>
  );
}

/** Shows the title, state and decision buttons of an application above its data. */
function ApplicationDetails({ application }: { application: Application }) {
  return (
    <article>
      <ShowHead
        title={application.practice}
        state={<ApplicationStatusChip status={application.status} />}
      >
        <ApplicationDecision application={application} />
      </ShowHead>
      <ApplicationFacts application={application} />
    </article>
  );
}
