import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import type { ReturnRequest } from '#domain/money/returns/return-request.ts';
import type { ReturnState } from '#domain/money/returns/return-states.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '../../shared/age.ts';
import { LabelButton } from './LabelButton.tsx';
import { nextLine } from './next-line.ts';
import { WithdrawButton } from './WithdrawButton.tsx';

const COLORS: Partial<Record<ReturnState, 'success' | 'info' | 'error'>> = {
  credited: 'success',
  cancelled: 'success',
  approved: 'info',
  refused: 'error',
};

/** CR-03: one request: what it is about, how it stands, what comes next, its label, and the way to take it back. */
export function RequestCard({ request }: { request: ReturnRequest }) {
  const text = useText('returns');
  const locale = useLocale();
  const { id, kind, state, requestedAt, requestedBy, note } = request;
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {text('list.one', { kind: text(`kinds.${kind}`), id })}
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          color={COLORS[state] ?? 'default'}
          label={text(`states.${state}`)}
        />
      </Box>
      <About request={request} />
      <Typography sx={{ mt: 1 }}>{nextLine(request, text, locale)}</Typography>
      {note && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {note}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {text('list.requested', { day: formatDay(requestedAt, locale), who: requestedBy })}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          mt: 1,
          '&:empty': { display: 'none' },
          '@media print': { display: 'none' },
        }}
      >
        <LabelButton request={request} />
        <WithdrawButton request={request} />
      </Box>
    </Paper>
  );
}

/** The order, the lens and the reason. */
function About({ request }: { request: ReturnRequest }) {
  const text = useText('returns');
  const { orderId, orderNumber, replacementOrderId, replacementOrderNumber } = request;
  const { eye, lens, reason } = request;
  const more = [
    eye ? text('list.lens', { eye: text(`eyes.${eye}`), lens }) : lens,
    ...(reason ? [text(`reasons.${reason}`)] : []),
  ];
  return (
    <Typography variant="body2">
      <OrderNumber id={orderId} number={orderNumber} />
      {replacementOrderId && (
        <>
          {' → '}
          <OrderNumber id={replacementOrderId} number={replacementOrderNumber} />
        </>
      )}
      {` · ${more.join(' · ')}`}
    </Typography>
  );
}

function OrderNumber({ id, number }: { id: string; number: string }) {
  const text = useText('returns');
  return (
    <MuiLink component={LinkBase} to={`/customer/orders/${id}`}>
      {text('list.order', { number })}
    </MuiLink>
  );
}
