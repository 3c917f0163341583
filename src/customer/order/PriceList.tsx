import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatCents, sumCents } from '#domain/money.ts';
import { EyeMark } from '#resources/orders/EyeMark.tsx';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { useCustomerText } from '../use-customer-text.ts';
import { useOrderForm } from './order-form-context.ts';
import { pricedEyes } from './price-parts.ts';
import type { PricedEye } from './price-parts.ts';

/** What each chosen lens costs, by its parts, and all of them. The server decides the price again when the order comes. */
export function PriceList() {
  const text = useCustomerText();
  const locale = usePortalLocale();
  const priced = pricedEyes(useOrderForm());
  const [first] = priced;
  if (!first) return <Typography color="text.secondary">{text('summary.noLens')}</Typography>;
  const total = sumCents(priced.map(({ cents }) => cents));
  return (
    <div>
      <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
        {priced.map((one) => (
          <EyePrice key={one.eye} priced={one} />
        ))}
      </Box>
      <Box sx={{ ...ROW, fontWeight: 700, borderTop: 1, borderColor: 'divider', mt: 0.5, pt: 0.5 }}>
        <span>{text('summary.total')}</span>
        <Box component="span" sx={AMOUNT}>
          {formatCents(total, first.lens.currency, locale)}
        </Box>
      </Box>
    </div>
  );
}

function EyePrice({ priced: { eye, lens, parts, cents } }: { priced: PricedEye }) {
  const text = useCustomerText();
  const locale = usePortalLocale();
  const isGranted = cents === 0 && parts.some((part) => part.cents < 0);
  return (
    <Box sx={{ ...ROW, alignItems: 'flex-start', py: 0.5 }}>
      <EyeMark eye={eye} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {parts.map((part) => (
          <Box key={part.code} sx={ROW}>
            <span>{part.label[locale]}</span>
            <Box component="span" sx={AMOUNT}>
              {formatCents(part.cents, lens.currency, locale)}
            </Box>
          </Box>
        ))}
        {isGranted && (
          <Typography variant="body2" color="success.main">
            {text('summary.free')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const ROW = { display: 'flex', alignItems: 'center', gap: 1 } as const;
const AMOUNT = { ml: 'auto', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
