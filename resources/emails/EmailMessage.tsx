import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { EmailRecord } from '#domain/emails/email.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EmailFrame } from './parts/EmailFrame.tsx';

/** EM-03: the message as sent. */
export function EmailMessage({ email: { html, text: plain } }: { email: EmailRecord }) {
  const text = useText('emailLog');
  if (html === null && plain === null) {
    return <Typography color="text.secondary">{text('show.gone')}</Typography>;
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Typography variant="body2" color="text.secondary">
        {text('show.secrets')}
      </Typography>
      {html !== null && <EmailFrame html={html} title={text('show.frame')} height={480} />}
      {plain !== null && (
        <details>
          <summary>{text('show.text')}</summary>
          <Box component="pre" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', m: 0 }}>
            {plain}
          </Box>
        </details>
      )}
    </Box>
  );
}
