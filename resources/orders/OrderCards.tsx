import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import type { OrderSummary } from '#domain/schemas/order.ts';
import { formatAge } from '../shared/age.ts';
import { OrderedLensNames } from './OrderedLensNames.tsx';
import { OrderStateChip } from './OrderStateChip.tsx';
import { COVERS } from '../shared/list/covers.ts';
import { RowCards } from '../shared/list/RowCards.tsx';
import { useNow } from '../shared/use-now.ts';
import { usePortalLocale } from '../shared/use-portal-locale.ts';

interface OrderCardsProps {
  /** Undefined while they load. */
  orders: OrderSummary[] | undefined;
  label: string;
  pathOf: (order: OrderSummary) => string;
  showsPractice?: boolean;
}

/** Orders for narrow columns: one bordered card each, the whole card a link. */
export function OrderCards({ orders, label, pathOf, showsPractice = false }: OrderCardsProps) {
  return (
    <RowCards label={label} isLoading={!orders}>
      {orders?.map((order) => (
        <OrderCard
          key={order.id}
          order={order}
          path={pathOf(order)}
          showsPractice={showsPractice}
        />
      ))}
    </RowCards>
  );
}

interface OrderCardProps {
  order: OrderSummary;
  path: string;
  showsPractice: boolean;
}

function OrderCard({ order, path, showsPractice }: OrderCardProps) {
  const locale = usePortalLocale();
  const now = useNow();
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, position: 'relative' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <MuiLink component={LinkBase} to={path} sx={COVERS}>
          {order.number}
        </MuiLink>
        <OrderStateChip state={order.state} />
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {order.patientReference}
        {showsPractice && ` · ${order.practice}`}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mt: 0.5 }}>
        <OrderedLensNames lenses={order.lenses} />
        <Typography variant="caption" color="text.secondary">
          {formatAge(order.submittedAt, now, locale)}
        </Typography>
      </Box>
    </Paper>
  );
}
