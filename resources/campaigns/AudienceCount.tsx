import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import type { AudiencePreview } from '#domain/emails/campaign.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useAudience } from './use-audience.ts';

/** EM-03: who gets the campaign that is being written, and how many. */
export function AudienceCount() {
  const [filter, roles] = useWatch({ name: ['filter', 'practiceRoles'] }) as [unknown, unknown];
  const text = useText('campaigns');
  const { data, error } = useAudience(filter ?? {}, roles);
  if (error) return <Alert severity="warning">{text('notCounted')}</Alert>;
  if (!data) return <Typography component="output">{text('counting')}</Typography>;
  return <AudienceFacts preview={data} />;
}

/** How many get the campaign, how many are left out and why, and the first names. */
export function AudienceFacts({ preview }: { preview: AudiencePreview }) {
  const text = useText('campaigns');
  const locale = useLocale();
  const { reachable, first } = preview;
  const count = (number: number) => number.toLocaleString(locale);
  const [suppressed, unsubscribed, unreachable] = [
    count(preview.suppressed),
    count(preview.unsubscribed),
    count(preview.unreachable),
  ];
  return (
    <Box sx={{ maxWidth: 640, overflowWrap: 'anywhere' }}>
      <Typography component="output" sx={{ fontWeight: 600, display: 'block' }}>
        {text('reachable', { smart_count: reachable })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {text('left', { suppressed, unsubscribed, unreachable })}
      </Typography>
      {first.length > 0 && (
        <>
          <Typography variant="body2" sx={{ mt: 1 }}>
            {text('first')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {first.map(({ email, name, practice }) => (
              <Typography key={email} component="li" variant="body2">
                {text('firstOf', { name, email, practice })}
              </Typography>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}
