import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatCents, sumCents } from '#domain/money.ts';
import { EyeMark } from '#resources/orders/EyeMark.tsx';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { useCustomerText } from '../use-customer-text.ts';
import { EYES } from './form-values.ts';
import { useOrderForm } from './order-form-context.ts';

const ROW = { display: 'flex', alignItems: 'center', gap: 1 } as const;
const AMOUNT = { ml: 'auto', fontVariantNumeric: 'tabular-nums' } as const;

/** What each chosen lens costs, and all of them. The server decides the price again when the order comes. */
export function PriceList() {
  const text = useCustomerText();
  const locale = usePortalLocale();
  const { values, catalogue } = useOrderForm();
  const chosen = EYES.flatMap((eye) => {
    const lens = values[eye].ordered ? catalogue.get(values[eye].lensId) : undefined;
    return lens ? [{ eye, lens }] : [];
  });
  const [first] = chosen;
  if (!first) return <Typography color="text.secondary">{text('summary.noLens')}</Typography>;
  const total = sumCents(chosen.map(({ lens }) => lens.priceCents));
  return (
    <div>
      {chosen.map(({ eye, lens }) => (
        <Box key={eye} sx={{ ...ROW, py: 0.25, display: { xs: 'none', lg: 'flex' } }}>
          <EyeMark eye={eye} />
          <span>{lens.name}</span>
          <Box component="span" sx={AMOUNT}>
            {formatCents(lens.priceCents, lens.currency, locale)}
          </Box>
        </Box>
      ))}
      <Box sx={{ ...ROW, fontWeight: 700, borderTop: 1, borderColor: 'divider', mt: 0.5, pt: 0.5 }}>
        <span>{text('summary.total')}</span>
        <Box component="span" sx={AMOUNT}>
          {formatCents(total, first.lens.currency, locale)}
        </Box>
      </Box>
    </div>
  );
}
