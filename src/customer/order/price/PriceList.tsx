import Box from '@mui/material/Box';
import type { Breakpoint } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatCents, sumCents } from '#domain/basics/money.ts';
import type { PricePart } from '#domain/money/prices/price-schema.ts';
import { amountOfPart, describePart } from '#domain/money/pricing/describe-part.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EyeMark } from '#resources/orders/marks/EyeMark.tsx';
import { useOrderForm } from '../state/order-form-context.ts';
import { deliveryParts, pricedEyes } from './price-parts.ts';
import type { PricedEye } from './price-parts.ts';

/** Shows each lens's price by its parts, the delivery and the total. The server calculates the final price. */
export function PriceList() {
  const priced = useOrderForm(pricedEyes);
  const delivery = useOrderForm(deliveryParts);
  const isAgreedKnown = useOrderForm(({ agreed }) => agreed !== null);
  const text = useText('customer');
  return (
    <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>
      <PriceParts priced={priced} delivery={delivery} partsAt={PARTS_AT} />
      {!isAgreedKnown && priced.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {text('summary.listPrices')}
        </Typography>
      )}
    </Box>
  );
}

const PARTS_AT = { xs: 'none', lg: 'block' } as const;

interface PricePartsProps {
  priced: readonly PricedEye[];
  delivery: readonly PricePart[];
  /** The breakpoints that show the parts; the total is always shown. */
  partsAt?: Partial<Record<Breakpoint, 'none' | 'block'>>;
}

const EVERYWHERE = { xs: 'block' } as const;

/** Shows the price parts of each lens and of the delivery, and the total. */
export function PriceParts({ priced, delivery, partsAt = EVERYWHERE }: PricePartsProps) {
  const text = useText('customer');
  const locale = useLocale();
  const [first] = priced;
  if (!first) return <Typography color="text.secondary">{text('summary.noLens')}</Typography>;
  const total = sumCents([...priced, ...delivery].map(({ cents }) => cents));
  return (
    <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>
      <Box sx={{ display: partsAt }}>
        {priced.map((one) => (
          <EyePrice key={one.eye} priced={one} />
        ))}
        {delivery.map((part) => (
          <Box key={part.code} sx={{ ...ROW, py: 0.5 }}>
            <span>{part.label[locale]}</span>
            <Box component="span" sx={AMOUNT}>
              {formatCents(part.cents, first.lens.currency, locale)}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ ...ROW, fontWeight: 700, borderTop: 1, borderColor: 'divider', mt: 0.5, pt: 0.5 }}>
        <span>{text('summary.total')}</span>
        <Box component="span" sx={AMOUNT}>
          {formatCents(total, first.lens.currency, locale)}
        </Box>
      </Box>
    </Box>
  );
}

function EyePrice({ priced: { eye, lens, parts, cents } }: { priced: PricedEye }) {
  const text = useText('customer');
  const locale = useLocale();
  const isGranted = cents === 0 && parts.some((part) => part.cents < 0);
  return (
    <Box sx={{ ...ROW, alignItems: 'flex-start', py: 0.5 }}>
      <EyeMark eye={eye} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {parts.map((part) => (
          <Box key={part.code} sx={ROW}>
            <span>{describePart(part, lens.currency, locale)}</span>
            <Box component="span" sx={AMOUNT}>
              {amountOfPart(part, lens.currency, locale)}
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
