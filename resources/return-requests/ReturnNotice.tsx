import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useRecordContext } from 'react-admin';
import type { ReturnRequest } from '#domain/money/returns/return-request.ts';
import { turnOf } from '#domain/money/returns/return-states.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { CUSTOMERS_PATH, invoicePath, orderPath } from '../customers/customer-path.ts';
import { useRecordChanges } from '../shared/use-record-changes.ts';
import { UndoNote } from './common/UndoNote.tsx';
import { useLensText } from './common/use-lens-text.ts';
import { ReturnPolicyText } from './ReturnPolicyText.tsx';
import { useStandingText } from './use-standing-text.ts';

/** CR-03: the lens of the request of the context, how it stands, what the policy gave, and what it is about. */
export function ReturnNotice() {
  const request = useRecordContext<ReturnRequest>();
  const lensText = useLensText();
  const standingText = useStandingText();
  useRecordChanges('returnRequests');
  if (!request) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, pb: 1 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {`${request.practice} · ${lensText(request)}`}
      </Typography>
      <Alert
        severity={turnOf(request.state) === 'lab' ? 'warning' : 'info'}
        role="none"
        sx={{ overflowWrap: 'anywhere' }}
      >
        {standingText(request).map((line) => (
          <Box key={line}>{line}</Box>
        ))}
        {request.kind !== 'exchange' && <UndoNote request={request} />}
      </Alert>
      <ReturnPolicyText request={request} />
      <Links request={request} />
    </Box>
  );
}

/** What the request is about, and what came of it, as far as the admin may open it. */
function Links({ request }: { request: ReturnRequest }) {
  const text = useText('returnDesk');
  const may = useMay();
  const { orderId, orderNumber, replacementOrderId, replacementOrderNumber } = request;
  const { invoiceNumber, creditId } = request;
  const links = [
    { label: text('order', { number: orderNumber }), to: orderPath(orderId) },
    replacementOrderId !== null && {
      label: text('replacement', { number: replacementOrderNumber }),
      to: orderPath(replacementOrderId),
    },
    invoiceNumber !== '' &&
      may('customers:list') && {
        label: text('invoice', { number: invoiceNumber }),
        to: invoicePath(invoiceNumber),
      },
    creditId !== '' &&
      may('credits:show') && {
        label: text('credit', { number: creditId }),
        to: `${CUSTOMERS_PATH}/credits/${encodeURIComponent(creditId)}/show`,
      },
  ].filter((link) => link !== false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
      {links.map(({ label, to }) => (
        <MuiLink key={to} component={LinkBase} to={to}>
          {label}
        </MuiLink>
      ))}
    </Box>
  );
}
