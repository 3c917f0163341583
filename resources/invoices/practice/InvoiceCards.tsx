import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import { formatCents } from '#domain/basics/money.ts';
import type { Invoice } from '#domain/money/invoices/invoice.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '../../shared/age.ts';
import { COVERS } from '../../shared/list/covers.ts';
import { RowCards } from '../../shared/list/RowCards.tsx';
import { InvoiceStateChip } from '../common/InvoiceStateChip.tsx';
import { invoicePath } from './invoice-path.ts';

interface InvoiceCardsProps {
  /** Undefined while they load. */
  invoices: Invoice[] | undefined;
  showsAccount: boolean;
}

/** Invoices on narrow screens: one card each; the whole card is a link. */
export function InvoiceCards({ invoices, showsAccount }: InvoiceCardsProps) {
  const text = useText('invoices');
  return (
    <RowCards label={text('label')} isLoading={!invoices}>
      {invoices?.map((invoice) => (
        <InvoiceCard key={invoice.id} invoice={invoice} showsAccount={showsAccount} />
      ))}
    </RowCards>
  );
}

function InvoiceCard({ invoice, showsAccount }: { invoice: Invoice; showsAccount: boolean }) {
  const text = useText('invoices');
  const locale = useLocale();
  const { id, orderNumber, accountNumber, openCents, totalCents, currency } = invoice;
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, position: 'relative' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <MuiLink component={LinkBase} to={invoicePath(id)} sx={COVERS}>
          {id}
        </MuiLink>
        <InvoiceStateChip {...invoice} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {`${text('fields.order')} ${orderNumber}${showsAccount ? ` · ${accountNumber}` : ''}`}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mt: 0.5 }}>
        <Typography variant="body2">
          {`${text('fields.due')} ${formatDay(invoice.dueOn, locale, 'UTC')}`}
        </Typography>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {`${text('fields.open')} ${formatCents(openCents, currency, locale)} / ${formatCents(totalCents, currency, locale)}`}
        </Typography>
      </Box>
    </Paper>
  );
}
