import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import type { OrderSummary } from '#domain/orders/order.ts';
import { COVERS } from '../../shared/list/covers.ts';
import { RowCards } from '../../shared/list/RowCards.tsx';
import { OrderAge } from '../marks/OrderAge.tsx';
import { OrderedLensNames } from '../marks/OrderedLensNames.tsx';
import { LateMark, OrderFlags, RushMark } from '../marks/OrderMarks.tsx';
import { OrderStateChip } from '../marks/OrderStateChip.tsx';
import { UnreadBadge } from '../marks/UnreadBadge.tsx';
import { rowMark } from '../queue/rows/queue-rows.ts';
import type { WalkEntry } from '../walk/queue-walk.ts';

interface CardOptions {
  pathOf: (order: OrderSummary) => string;
  /** The history state of the links. */
  linkState?: WalkEntry | undefined;
  /** Shows the practice and the flags of each order, for the lab's staff. */
  showsPractice?: boolean;
  /** Renders the actions on an order that need no page of their own. */
  renderActions?: (order: OrderSummary) => ReactNode;
  /** Renders what is shown below the actions, if anything. */
  renderDetails?: (order: OrderSummary) => ReactNode;
}

interface OrderCardsProps extends CardOptions {
  /** Undefined while they load. */
  orders: OrderSummary[] | undefined;
  label: string;
}

/** Shows orders on narrow screens: one bordered card each; the whole card is a link. */
export function OrderCards({ orders, label, ...options }: OrderCardsProps) {
  return (
    <RowCards label={label} isLoading={!orders}>
      {orders?.map((order) => (
        <OrderCard key={order.id} order={order} {...options} />
      ))}
    </RowCards>
  );
}

function OrderCard(props: CardOptions & { order: OrderSummary }) {
  const { order, pathOf, linkState, showsPractice = false, renderActions, renderDetails } = props;
  return (
    <Paper
      component="li"
      variant="outlined"
      {...rowMark(order.id)}
      sx={{ p: 2, position: 'relative' }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
          <MuiLink component={LinkBase} to={pathOf(order)} state={linkState} sx={COVERS}>
            {order.number}
          </MuiLink>
          <UnreadBadge count={order.unread} />
        </Box>
        <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
          <LateMark order={order} />
          <RushMark order={order} />
          <OrderStateChip state={order.state} />
        </Box>
      </Box>
      {!order.withheld && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {order.patientReference}
          {showsPractice && ` · ${order.practice}`}
        </Typography>
      )}
      {showsPractice && <OrderFlags flags={order.flags} />}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mt: 0.5 }}>
        <OrderedLensNames lenses={order.lenses} />
        <Typography variant="caption" color="text.secondary">
          <OrderAge order={order} />
        </Typography>
      </Box>
      {renderActions && (
        <Box
          sx={{
            position: 'relative',
            zIndex: 1,
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            mt: 1,
            width: 'fit-content',
          }}
        >
          {renderActions(order)}
        </Box>
      )}
      {renderDetails?.(order)}
    </Paper>
  );
}
