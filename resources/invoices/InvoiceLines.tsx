import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import { EYE_LETTERS } from '#domain/eye-letters.ts';
import { describePart } from '#domain/lens/describe-part.ts';
import { formatCents } from '#domain/money.ts';
import { taxParts } from '#domain/invoices/tax.ts';
import type { Locale } from '#domain/locale.ts';
import type { InvoiceDetails, InvoiceLine } from '#domain/schemas/invoice.ts';
import type { PricePart } from '#domain/schemas/price.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';

interface Row {
  key: string;
  label: string;
  cents: number;
  /** How it is shown: a lens or a sum in bold, the parts of a price below their lens. */
  look: 'strong' | 'part' | 'plain';
}

/** PY-07: what an invoice charges, with the parts of each price, and what became of the amount. */
export function InvoiceLines({ invoice }: { invoice: InvoiceDetails }) {
  const text = useText('invoices');
  const locale = useLocale();
  const { currency } = invoice;
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={text('content')}>
        <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {useInvoiceRows(invoice).map(({ key, label, cents, look }) => (
            <TableRow key={key}>
              <TableCell
                component="th"
                scope="row"
                sx={{
                  pl: look === 'part' ? 4 : 2,
                  fontWeight: look === 'strong' ? 600 : 400,
                  overflowWrap: 'anywhere',
                }}
              >
                {label}
              </TableCell>
              <TableCell
                align="right"
                sx={{ whiteSpace: 'nowrap', fontWeight: look === 'strong' ? 600 : 400 }}
              >
                {formatCents(cents, currency, locale)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function useInvoiceRows(invoice: InvoiceDetails): Row[] {
  const text = useText('invoices');
  const locale = useLocale();
  const { lines, deliveryParts, currency, totalCents, openCents } = invoice;
  const part = (owner: string, look: Row['look']) => (one: PricePart, index: number) => ({
    key: `${owner}-${one.code}-${index}`,
    label: describePart(one, currency, locale),
    cents: one.cents,
    look,
  });
  const lineRows = (line: InvoiceLine): Row[] => {
    const { eye, lensName, quantity, cents, priceParts } = line;
    const many = quantity > 1 ? ` · ${text('quantity', { smart_count: quantity })}` : '';
    const label = `${EYE_LETTERS[eye]} · ${lensName}${many}`;
    const parts = hasParts(priceParts)
      ? priceParts.filter(({ grants }) => !grants).map(part(eye, 'part'))
      : [];
    return [{ key: eye, label, cents, look: 'strong' }, ...parts];
  };
  const sum = (key: 'paid' | 'credited' | 'writtenOff' | 'pending', cents: number) =>
    cents === 0 ? [] : [{ key, label: text(`sums.${key}`), cents, look: 'plain' as const }];
  return [
    ...lines.flatMap(lineRows),
    ...deliveryParts.map(part('delivery', 'plain')),
    ...taxRow(invoice, locale),
    { key: 'total', label: text('sums.total'), cents: totalCents, look: 'strong' },
    ...sum('paid', -invoice.paidCents),
    ...sum('credited', -invoice.creditedCents),
    ...sum('writtenOff', -invoice.writtenOffCents),
    { key: 'open', label: text('sums.open'), cents: openCents, look: 'strong' },
    ...sum('pending', invoice.pendingCents),
  ];
}

/** The tax as it was calculated: by which rate, or why there is none. */
function taxRow({ taxCents, taxRate, taxCertificate }: InvoiceDetails, locale: Locale): Row[] {
  return taxParts(0, { rate: taxRate, certificate: taxCertificate }).map(({ label }) => ({
    key: 'tax',
    label: label[locale],
    cents: taxCents,
    look: 'plain',
  }));
}

/** Whether the parts say more than the price of the line. */
function hasParts(parts: readonly PricePart[]): boolean {
  const charged = parts.filter(({ grants }) => !grants);
  return charged.length > 1 || parts.some(({ rule }) => rule !== undefined);
}
