import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import type { OrderSummary } from '#domain/schemas/order.ts';
import { formatAge } from './age.ts';
import { OrderedLensNames } from './OrderedLensNames.tsx';
import { OrderStateChip } from './OrderStateChip.tsx';
import { useNow } from './use-now.ts';
import { usePortalLocale } from './use-portal-locale.ts';

const SKELETONS = ['a', 'b', 'c', 'd'];

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
    <Box
      component="ul"
      aria-label={label}
      aria-busy={!orders}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
    >
      {orders
        ? orders.map((order) => (
            <OrderCard
              key={order.id}
              order={order}
              path={pathOf(order)}
              showsPractice={showsPractice}
            />
          ))
        : SKELETONS.map((key) => (
            <li key={key}>
              <Skeleton variant="rounded" height={88} />
            </li>
          ))}
    </Box>
  );
}

interface OrderCardProps {
  order: OrderSummary;
  path: string;
  showsPractice: boolean;
}

const COVERS_THE_CARD = {
  fontWeight: 600,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

function OrderCard({ order, path, showsPractice }: OrderCardProps) {
  const locale = usePortalLocale();
  const now = useNow();
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, position: 'relative' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <MuiLink component={LinkBase} to={path} sx={COVERS_THE_CARD}>
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
