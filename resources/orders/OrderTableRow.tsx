import MuiLink from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import type { OrderSummary } from '#domain/schemas/order.ts';
import { formatAge, formatMoment } from './age.ts';
import { OrderedLensNames } from './OrderedLensNames.tsx';
import { OrderStateChip } from './OrderStateChip.tsx';
import { useNow } from './use-now.ts';
import { useOrdersText } from './use-orders-text.ts';
import { usePortalLocale } from './use-portal-locale.ts';

/** The link of a row covers the whole of it; the keyboard reaches it once. */
const COVERS_THE_ROW = {
  fontWeight: 600,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

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
        <MuiLink component={LinkBase} to={path} sx={COVERS_THE_ROW}>
          {order.number}
        </MuiLink>
      </TableCell>
      <TableCell>
        <OrderStateChip state={order.state} />
      </TableCell>
    </TableRow>
  );
}
