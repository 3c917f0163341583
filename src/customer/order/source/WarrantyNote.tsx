import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EyeMark } from '#resources/orders/marks/EyeMark.tsx';
import { pricedEyes } from '../price/price-parts.ts';
import { EYES } from '../state/form-values.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { useWarrantyEligibility } from './use-order-record.ts';
import { spareLines, warrantyLines } from './warranty-labels.ts';

/** OR-05: shows the warranty on the earlier lenses: time left, exchanges left, what is free, what must be returned. */
export function WarrantyNote({ orderId, number }: { orderId: string; number: string }) {
  const text = useText('customer');
  const sharedText = useText('shared');
  const isSpare = useOrderForm(({ values }) => values.type === 'spare');
  const { data, error, refetch } = useWarrantyEligibility(orderId, true);
  const title = isSpare ? 'eligibility.spareTitle' : 'eligibility.title';
  if (error) {
    return (
      <Alert
        severity="warning"
        action={<Button onClick={() => void refetch()}>{sharedText('error.retry')}</Button>}
      >
        {text('eligibility.error')}
      </Alert>
    );
  }
  return (
    <Box component="section" aria-labelledby="eligibility-title">
      <Typography id="eligibility-title" variant="subtitle2" component="h2">
        {text(title, { number })}
      </Typography>
      {data ? (
        <EyeNotes />
      ) : (
        <Skeleton
          height={24}
          component="output"
          aria-busy
          aria-label={text('eligibility.loading')}
        />
      )}
    </Box>
  );
}

function EyeNotes() {
  const text = useText('customer');
  const locale = useLocale();
  const known = useOrderForm((state) => state);
  const { eligibilities, values } = known;
  const priced = pricedEyes(known);
  const describe = values.type === 'spare' ? spareLines : warrantyLines;
  return EYES.map((eye) => {
    const eligibility = eligibilities?.[eye];
    if (!eligibility || !values[eye].ordered) return null;
    const own = priced.find((one) => one.eye === eye);
    return (
      <Box key={eye} sx={{ display: 'flex', gap: 1, py: 0.25 }}>
        <EyeMark eye={eye} />
        <span>{describe(eligibility, own, { text, locale }).join(' ')}</span>
      </Box>
    );
  });
}
