import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { LinkBase, useGetOne, useParams } from 'react-admin';
import type { EmailRecord, EmailRow } from '#domain/emails/email.ts';
import { emailEvent } from '#domain/emails/events/email-events.ts';
import { errorStatus } from '#providers/http/error-body.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LoadError } from '../shared/list/LoadError.tsx';
import { ON_FOCUS } from '../shared/live.ts';
import { NotThere } from '../shared/show/NotThere.tsx';
import { Part } from '../shared/show/Part.tsx';
import { ShowHead } from '../shared/show/ShowHead.tsx';
import { useRecordChanges } from '../shared/use-record-changes.ts';
import { EmailActions } from './EmailActions.tsx';
import { EmailFacts } from './EmailFacts.tsx';
import { EmailMessage } from './EmailMessage.tsx';
import { EMAILS_PATH } from './parts/email-path.ts';
import { EmailStateChip } from './parts/EmailStateChip.tsx';

/** EM-03: shows one email, what became of it, and its message as sent. */
export default function EmailShow() {
  const text = useText('emailLog');
  const { id = '' } = useParams();
  useRecordChanges('emails');
  const { data, error, refetch } = useGetOne<EmailRecord>(
    'emails',
    { id },
    { retry: false, staleTime: 0, ...ON_FOCUS },
  );
  const email = data && isWhole(data) ? data : undefined;
  if (error && errorStatus(error) === 404) {
    return <NotThere title={text('show.notFound')} text={text('show.notFoundText')} />;
  }
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, minWidth: 0 }}>
      <MuiLink component={LinkBase} to={EMAILS_PATH} sx={{ justifySelf: 'start' }}>
        {text('show.back')}
      </MuiLink>
      {error && (
        <LoadError title={text('show.error')} error={error} onRetry={() => void refetch()} />
      )}
      {email && <EmailDetails email={email} />}
      {!email && !error && (
        <Box component="output" aria-busy aria-label={text('show.loading')}>
          <Skeleton width={240} height={48} />
          <Skeleton variant="rounded" height={320} />
        </Box>
      )}
    </Box>
  );
}

/** False for a row: react-admin first returns the one that it has cached from a list, which has no message. */
function isWhole(email: EmailRecord | EmailRow): email is EmailRecord {
  return 'html' in email;
}

function EmailDetails({ email }: { email: EmailRecord }) {
  const text = useText('emailLog');
  const locale = useLocale();
  return (
    <Box component="article" sx={{ minWidth: 0 }}>
      <ShowHead
        title={email.subject || emailEvent(email.event).label[locale]}
        state={<EmailStateChip state={email.state} />}
      >
        <EmailActions email={email} />
      </ShowHead>
      <Part title={text('show.facts')}>
        <EmailFacts email={email} />
      </Part>
      <Part title={text('show.message')}>
        <EmailMessage email={email} />
      </Part>
    </Box>
  );
}
