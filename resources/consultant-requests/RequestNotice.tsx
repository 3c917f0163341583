import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { ConsultantRequest } from '#domain/schemas/consultant-request.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useRecordChanges } from '../shared/use-record-changes.ts';

/** VC-04: the fitting that came with the request of the context, on the consultant's page. */
export function RequestNotice() {
  const request = useRecordContext<ConsultantRequest>();
  const text = useText('consultantDesk');
  useRecordChanges('consultantRequests');
  if (!request?.fitting) return null;
  return (
    <Typography sx={{ pb: 1 }}>
      <MuiLink
        href={`/ampleye-virtual-consultant/fitting#fitting=${request.fitting}`}
        target="_blank"
        rel="noreferrer"
      >
        {text('openFitting')}
      </MuiLink>
    </Typography>
  );
}
