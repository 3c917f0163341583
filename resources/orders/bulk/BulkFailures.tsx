import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { usePortalLocale } from '../../shared/use-portal-locale.ts';
import { useSharedText } from '../../shared/use-shared-text.ts';
import { useOrdersText } from '../use-orders-text.ts';
import type { Outcome } from './bulk-outcome.ts';
import { useBulkText } from './use-bulk-text.ts';

/** Lists the orders that were not decided on, each with the reason. */
export function BulkFailures({ failed }: { failed: readonly Outcome[] }) {
  const reasonOf = useReason();
  return (
    <Box
      component="ul"
      // a long list scrolls, also by keyboard
      tabIndex={failed.length > 0 ? 0 : undefined}
      sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, maxHeight: 280, overflow: 'auto' }}
    >
      {failed.map((outcome) => (
        <Box
          component="li"
          key={outcome.order.id}
          sx={{ py: 0.5, borderTop: 1, borderColor: 'divider' }}
        >
          <Typography variant="body2" component="span" fontWeight={600}>
            {outcome.order.number} · {outcome.order.practice}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {reasonOf(outcome)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function useReason(): (outcome: Outcome) => string {
  const text = useBulkText();
  const words = useOrdersText();
  const shared = useSharedText();
  const locale = usePortalLocale();
  return ({ kind, order, message }) => {
    if (kind === 'unsent') return text('unsent');
    if (kind === 'lost') return text('offline');
    if (kind === 'moved') return text('movedOn', { state: words(`states.${order.state}`) });
    // A bulk result has only the server's message, which is English.
    return locale === 'en' ? message : shared('error.decide');
  };
}
