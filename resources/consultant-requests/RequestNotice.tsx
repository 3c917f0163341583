import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { ConsultantRequest } from '#domain/consultant/requests/consultant-request.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useRecordChanges } from '../shared/use-record-changes.ts';

/** VC-04: what was asked, with its line breaks, and the fitting that came with it. */
export function RequestNotice() {
  const request = useRecordContext<ConsultantRequest>();
  const text = useText('consultantDesk');
  useRecordChanges('consultantRequests');
  if (!request) return null;
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 1 }}>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {request.question}
      </Typography>
      {request.fitting !== '' && (
        <MuiLink
          href={`/ampleye-virtual-consultant/fitting#fitting=${request.fitting}`}
          target="_blank"
          rel="noreferrer"
          sx={{ display: 'inline-block', mt: 1 }}
        >
          {text('openFitting')}
        </MuiLink>
      )}
    </Paper>
  );
}
