import BlockIcon from '@mui/icons-material/Block';
import ReportIcon from '@mui/icons-material/ReportOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LinkBase } from 'react-admin';
import type { Suppression } from '#domain/emails/email.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { emailPath } from '../emails/parts/email-path.ts';
import { formatMoment } from '../shared/age.ts';
import { MarkChip } from '../shared/show/MarkChip.tsx';
import { LiftDialog } from './LiftDialog.tsx';
import { causeOfCode } from './why-suppressed.ts';

/** Each suppressed address with its reason, and the button that lifts it. */
export function SuppressionRows({ suppressions }: { suppressions: readonly Suppression[] }) {
  const text = useText('emailLog');
  const [lifted, setLifted] = useState<Suppression | null>(null);
  return (
    <>
      <Box
        component="ul"
        aria-label={text('suppressions.label')}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {suppressions.map((one) => (
          <SuppressionItem key={one.id} suppression={one} onLift={() => setLifted(one)} />
        ))}
      </Box>
      {lifted && <LiftDialog suppression={lifted} onClose={() => setLifted(null)} />}
    </>
  );
}

function SuppressionItem(props: { suppression: Suppression; onLift: () => void }) {
  const { suppression, onLift } = props;
  const text = useText('emailLog');
  const locale = useLocale();
  const { id, reason, detail, count, lastAt, liftedAt, liftedBy, liftReason, emailId } =
    suppression;
  const icon = reason === 'complaint' ? ReportIcon : BlockIcon;
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600 }}>{id}</Typography>
          <MarkChip
            icon={icon}
            tone={liftedAt === null ? 'error' : 'info'}
            label={text(`suppressions.reasons.${reason}`)}
          />
        </Box>
        <Typography variant="body2" color="text.secondary">
          {text(`suppressions.causes.${causeOfCode(detail)}`)} · {text('fields.count')}: {count} ·{' '}
          {text('fields.lastAt')}: {formatMoment(lastAt, locale)}
        </Typography>
        {detail !== '' && <ServiceAnswer code={detail} />}
        {liftedAt !== null && (
          <Typography variant="body2">
            {text('fields.lifted')}:{' '}
            {text('suppressions.liftedBy', { at: formatMoment(liftedAt, locale), name: liftedBy })}
          </Typography>
        )}
        {liftReason !== '' && (
          <Typography variant="body2">
            {text('suppressions.liftedFor', { reason: liftReason })}
          </Typography>
        )}
        {emailId !== null && (
          <MuiLink component={LinkBase} to={emailPath(emailId)} variant="body2">
            {text('suppressions.emailLink')}
          </MuiLink>
        )}
      </Box>
      {liftedAt === null && (
        <Button
          variant="outlined"
          onClick={onLift}
          aria-label={text('suppressions.liftOf', { address: id })}
        >
          {text('suppressions.lift')}
        </Button>
      )}
    </Box>
  );
}

/** What the mail service said, for whoever asks its support. */
function ServiceAnswer({ code }: { code: string }) {
  const text = useText('emailLog');
  return (
    <Typography variant="body2" component="details">
      <summary>{text('suppressions.detail')}</summary>
      {text('suppressions.answer', { code })}
    </Typography>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  justifyContent: 'space-between',
  alignItems: 'center',
  py: 1.5,
  px: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
