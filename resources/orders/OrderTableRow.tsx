import MuiLink from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import type { OrderSummary } from '#domain/schemas/order.ts';
import { formatAge, formatMoment } from '../shared/age.ts';
import { OrderedLensNames } from './OrderedLensNames.tsx';
import { OrderStateChip } from './OrderStateChip.tsx';
import { COVERS } from '../shared/list/covers.ts';
import { useNow } from '../shared/use-now.ts';
import { useOrdersText } from './use-orders-text.ts';
import { usePortalLocale } from '../shared/use-portal-locale.ts';

export function OrderTableRow({ order, path }: { order: OrderSummary; path: string }) {
  const text = useOrdersText();
  const locale = usePortalLocale();
  const now = useNow();
  return (
    <TableRow hover sx={{ height: 40, position: 'relative' }}>
      <TableCell title={formatMoment(order.submittedAt, locale)} sx={{ whiteSpace: 'nowrap' }}>
        {formatAge(order.submittedAt, now, locale)}
      </TableCell>
      <TableCell>
        {order.practice}
        <Typography variant="caption" component="div" color="text.secondary">
          {text('fields.account', { number: order.accountNumber })}
        </Typography>
      </TableCell>
      <TableCell>{order.patientReference}</TableCell>
      <TableCell>
        <OrderedLensNames lenses={order.lenses} />
      </TableCell>
      <TableCell>
        <MuiLink component={LinkBase} to={path} sx={COVERS}>
          {order.number}
        </MuiLink>
      </TableCell>
      <TableCell>
        <OrderStateChip state={order.state} />
      </TableCell>
    </TableRow>
  );
}
