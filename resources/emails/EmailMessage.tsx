import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { EmailRecord } from '#domain/schemas/email.ts';
import { useText } from '#providers/messages/use-text.ts';

/**
 * SE-05: the message as sent. The frame is a document of its own without scripts, forms or an origin, so that nothing in
 * the message reaches the portal.
 */
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
      {html !== null && (
        <Box
          component="iframe"
          title={text('show.frame')}
          sandbox=""
          srcDoc={html}
          sx={{
            width: '100%',
            height: 480,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'common.white',
          }}
        />
      )}
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
