import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import { VISUALLY_HIDDEN } from '#resources/shared/visually-hidden.ts';
import { useCustomerText } from '../use-customer-text.ts';
import type { OrderFormValues } from './form-values.ts';
import { MissingList } from './MissingList.tsx';
import { PriceList } from './PriceList.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { SubmitFailureAlert } from './SubmitFailureAlert.tsx';
import type { SubmitFailure } from './submit-failure.ts';
import { useIsWide } from './use-is-wide.ts';
import { WarningList } from './warnings/WarningList.tsx';

/** At the right, and a bar at the bottom where there is no room for it: price, what is missing, submit. */
export function SummaryRail({ failure }: { failure: SubmitFailure | null }) {
  const text = useCustomerText();
  const { isSubmitting } = useFormContext<OrderFormValues>().formState;
  const isWide = useIsWide();
  return (
    <Paper component="section" variant="outlined" aria-labelledby="order-summary" sx={RAIL}>
      <Typography
        id="order-summary"
        variant="h6"
        component="h2"
        sx={{ display: { xs: 'none', lg: 'block' } }}
      >
        {text('summary.title')}
      </Typography>
      <PriceList />
      {isWide && <WarningList />}
      <MissingList />
      <Box role="alert">{failure && !isSubmitting && <SubmitFailureAlert failure={failure} />}</Box>
      <SubmitButton isRetry={failure?.kind === 'offline' && !isSubmitting} />
      <Box component="output" sx={VISUALLY_HIDDEN}>
        {isSubmitting ? text('summary.sending') : ''}
      </Box>
    </Paper>
  );
}

const RAIL = {
  p: { xs: 1.5, lg: 2 },
  display: 'grid',
  gap: { xs: 1, lg: 2 },
  position: 'sticky',
  zIndex: 2,
  top: { lg: 'calc(var(--shell-top) + 16px)' },
  bottom: { xs: 0, lg: 'auto' },
  maxHeight: { xs: '60vh', lg: 'calc(100vh - var(--shell-top) - 32px)' },
  overflowY: 'auto',
} as const;
