import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { LinkBase } from 'react-admin';
import type { OrderSummary } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay, formatMoment } from '../../shared/age.ts';
import { COVERS } from '../../shared/list/covers.ts';
import { useOrderPath } from '../common/use-order-path.ts';
import type { OrderDecisions } from '../decision/use-order-decision.ts';
import { OrderedLensNames } from '../marks/OrderedLensNames.tsx';
import { OrderPromise } from '../marks/OrderPromise.tsx';
import { OrderStateChip } from '../marks/OrderStateChip.tsx';
import { UnreadBadge } from '../marks/UnreadBadge.tsx';
import { RowActions } from './RowActions.tsx';

interface PracticeRowProps {
  order: OrderSummary;
  showsAccount: boolean;
  showsPatient: boolean;
  decisions: OrderDecisions;
}

export function PracticeRow({ order, showsAccount, showsPatient, decisions }: PracticeRowProps) {
  const text = useText('orders');
  const locale = useLocale();
  const pathOf = useOrderPath();
  return (
    <TableRow hover sx={{ height: 40, position: 'relative' }}>
      <TableCell>
        <Box
          component="span"
          sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', whiteSpace: 'nowrap' }}
        >
          <MuiLink component={LinkBase} to={pathOf(order.id)} sx={COVERS}>
            {order.number}
          </MuiLink>
          <UnreadBadge count={order.unread} />
        </Box>
      </TableCell>
      {showsAccount && <TableCell>{order.accountNumber}</TableCell>}
      {showsPatient && (
        <TableCell sx={{ overflowWrap: 'anywhere' }}>{order.patientReference}</TableCell>
      )}
      <TableCell>
        <OrderedLensNames lenses={order.lenses} />
      </TableCell>
      <TableCell>{text(`types.${order.type}`)}</TableCell>
      <TableCell title={formatMoment(order.submittedAt, locale)} sx={{ whiteSpace: 'nowrap' }}>
        {formatDay(order.submittedAt, locale)}
      </TableCell>
      <TableCell>
        <OrderStateChip state={order.state} />
      </TableCell>
      <TableCell>
        <OrderPromise order={order} />
      </TableCell>
      <TableCell padding="none" align="right">
        <Box sx={{ position: 'relative', zIndex: 1, display: 'inline-flex', pr: 1 }}>
          <RowActions order={order} decisions={decisions} />
        </Box>
      </TableCell>
    </TableRow>
  );
}
