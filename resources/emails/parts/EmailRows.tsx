import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import type { EmailRow } from '#domain/emails/email.ts';
import { emailEvent } from '#domain/emails/events/email-events.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatMoment } from '../../shared/age.ts';
import { emailPath } from './email-path.ts';
import { EmailStateChip } from './EmailStateChip.tsx';

/** Emails as a list that fits any width: what it says, to whom, when, and what became of it. */
export function EmailRows({ emails, label }: { emails: readonly EmailRow[]; label: string }) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {emails.map((email) => (
        <EmailItem key={email.id} email={email} />
      ))}
    </Box>
  );
}

function EmailItem({ email }: { email: EmailRow }) {
  const text = useText('emailLog');
  const locale = useLocale();
  const { id, subject, event, address, createdAt, state, accountNumber } = email;
  return (
    <Box
      component="li"
      sx={{ py: 1.5, px: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <MuiLink component={LinkBase} to={emailPath(id)}>
          {subject || emailEvent(event).label[locale]}
        </MuiLink>
        <EmailStateChip state={state} />
      </Box>
      <Typography variant="body2">
        {address}
        {accountNumber !== null && ` · ${text('fields.account')} ${accountNumber}`}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {emailEvent(event).label[locale]} · {formatMoment(createdAt, locale)}
      </Typography>
    </Box>
  );
}
