import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatCents } from '#domain/basics/money.ts';
import { DELIVERY_LABELS } from '#domain/delivery/delivery-labels.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { PricePart } from '#domain/money/prices/price-schema.ts';
import { describePart } from '#domain/money/pricing/describe-part.ts';
import type { Order } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EyeMark } from '../marks/EyeMark.tsx';
import { prescriptionRows } from './prescription-rows.ts';

interface OrderedLensCardProps {
  lens: Order['lenses'][number];
  definition: LensDefinition | undefined;
  currency: string;
}

/** Shows one lens of an order with every ordered value and its price breakdown. The border has the color of the eye. */
export function OrderedLensCard({ lens, definition, currency }: OrderedLensCardProps) {
  const text = useText('orders');
  const locale = useLocale();
  const rows = prescriptionRows(lens.prescription, definition, locale);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={text(`eyes.${lens.eye}`)}
      sx={{ borderTop: 3, borderTopColor: (theme) => theme.palette.eye[lens.eye] }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 2 }}>
        <EyeMark eye={lens.eye} />
        <Typography variant="h6" component="h2">
          {lens.lensName}
        </Typography>
      </Box>
      <Table size="small" aria-label={`${text(`eyes.${lens.eye}`)}: ${lens.lensName}`}>
        <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {lens.quantity > 1 && (
            <Row label={DELIVERY_LABELS[locale].quantity} value={String(lens.quantity)} />
          )}
          {rows.map((row) => (
            <Row key={row.name} label={row.label} value={row.value} />
          ))}
          {hasParts(lens) &&
            lens.priceParts
              .filter(isCharged)
              .map((part) => (
                <Row
                  key={part.code}
                  label={describePart(part, currency, locale)}
                  value={formatCents(part.cents, currency, locale)}
                />
              ))}
          <Row
            label={text('fields.price')}
            value={formatCents(lens.priceCents, currency, locale)}
            isSum
          />
        </TableBody>
      </Table>
    </Paper>
  );
}

/** A coming credit is no part of the price; `OrderCredits` shows it as it stands. */
function isCharged({ grants }: PricePart): boolean {
  return !grants;
}

/** Whether the parts of the price say more than the price. */
function hasParts({ priceParts }: OrderedLensCardProps['lens']): boolean {
  return (
    priceParts.filter(isCharged).length > 1 || priceParts.some(({ rule }) => rule !== undefined)
  );
}

interface RowProps {
  label: string;
  value: string;
  isSum?: boolean;
}

function Row({ label, value, isSum = false }: RowProps) {
  return (
    <TableRow sx={isSum ? { '& > *': { fontWeight: 700 } } : undefined}>
      <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
        {label}
      </TableCell>
      <TableCell align="right" sx={{ overflowWrap: 'anywhere' }}>
        {value}
      </TableCell>
    </TableRow>
  );
}
