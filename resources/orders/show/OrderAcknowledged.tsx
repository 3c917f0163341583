import WarningIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Acknowledgement, Order } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EyeMark } from '../marks/EyeMark.tsx';
import { acknowledgedText, warningsOf } from './acknowledged-text.ts';
import { useLensDefinitions } from './use-lens-definitions.ts';

/** Lists the acknowledged warnings, each with the practice's note to the consultant; renders nothing without any. */
export function OrderAcknowledged({ order }: { order: Order }) {
  const text = useText('orderShow');
  if (order.acknowledged.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="order-acknowledged">
      <Typography variant="h6" component="h2" id="order-acknowledged" sx={{ mb: 1 }}>
        {text('acknowledged.title')}
      </Typography>
      <AcknowledgedList order={order} />
    </Box>
  );
}

/** The list of these warnings, without a title. */
export function AcknowledgedList({ order }: { order: Order }) {
  const locale = useLocale();
  const definitions = useLensDefinitions(order);
  const warnings = warningsOf(order, definitions);
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {order.acknowledged.map((seen) => (
        <SeenWarning
          key={`${seen.code} ${seen.eye ?? ''} ${seen.seen ?? ''}`}
          seen={seen}
          sentence={acknowledgedText(seen, warnings, locale)}
        />
      ))}
    </Box>
  );
}

function SeenWarning({ seen, sentence }: { seen: Acknowledgement; sentence: string }) {
  const text = useText('orderShow');
  const { eye, note } = seen;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1 }}>
      <WarningIcon aria-hidden fontSize="small" color="warning" />
      {eye && <EyeMark eye={eye} />}
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {eye ? sentence : `${text('acknowledged.wholeOrder')}: ${sentence}`}
        </Typography>
        <Typography
          color={note ? undefined : 'text.secondary'}
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {note || text('acknowledged.noNote')}
        </Typography>
      </Box>
    </Box>
  );
}
