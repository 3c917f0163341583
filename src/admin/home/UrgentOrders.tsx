import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { LinkBase } from 'react-admin';
import { queuePath } from '#resources/orders/queue/queue-path.ts';
import { QUICK_FILTERS } from '#resources/orders/queue/filters/quick-filters.ts';
import { useOrderCounts } from '#resources/orders/queue/filters/use-order-counts.ts';
import { useAdminHomeText } from './use-admin-home-text.ts';

const URGENT = ['late', 'unread'] as const;
const FILTERS = URGENT.map((name) => QUICK_FILTERS[name]);

/** Shows how many orders are late or have unread messages, each as a link; nothing when there are none. */
export function UrgentOrders() {
  const text = useAdminHomeText();
  const counts = useOrderCounts(FILTERS);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
      {URGENT.map((name, at) =>
        counts[at] ? (
          <MuiLink key={name} component={LinkBase} to={queuePath(name)}>
            {text(`orders.${name}`, { smart_count: counts[at] })}
          </MuiLink>
        ) : null,
      )}
    </Box>
  );
}
