import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import { useText } from '#providers/messages/use-text.ts';
import { PriceList } from './price/PriceList.tsx';
import { MissingList } from './problems/MissingList.tsx';
import type { OrderFormValues } from './state/form-values.ts';
import type { SubmitFailure } from './submit/submit-failure.ts';
import { SubmitButton } from './submit/SubmitButton.tsx';
import { SubmitFailureAlert } from './submit/SubmitFailureAlert.tsx';
import { useIsWide } from './use-is-wide.ts';
import { WarningList } from './warnings/WarningList.tsx';

/** Shows price, missing fields and review button: a rail on the right, or a bottom bar on narrow screens. */
export function SummaryRail({ failure }: { failure: SubmitFailure | null }) {
  const text = useText('customer');
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
      {isWide && (
        <Box sx={SCROLLS}>
          <WarningList />
          <MissingList />
        </Box>
      )}
      {isWide && <FailureNote failure={failure} />}
      <SubmitButton />
    </Paper>
  );
}

/** Shows why the last attempt to submit failed. */
export function FailureNote({ failure }: { failure: SubmitFailure | null }) {
  const { isSubmitting } = useFormContext<OrderFormValues>().formState;
  return (
    <Box role="alert">{failure && !isSubmitting && <SubmitFailureAlert failure={failure} />}</Box>
  );
}

/** Keeps the review button visible: the content above it scrolls; the bottom bar has one line. */
const RAIL = {
  p: { xs: 1.5, lg: 2 },
  display: 'flex',
  flexDirection: { xs: 'row', lg: 'column' },
  alignItems: { xs: 'center', lg: 'stretch' },
  gap: 2,
  position: 'sticky',
  zIndex: 2,
  top: { lg: 'calc(var(--shell-top) + 16px)' },
  bottom: { xs: 0, lg: 'auto' },
  // Before the page is scrolled, the rail starts below the header, title and draft bar.
  maxHeight: { xs: 96, lg: 'calc(100vh - 216px)' },
  '& > button': { flex: 'none', width: { xs: 'auto', lg: '100%' } },
} as const;

const SCROLLS = { display: 'grid', gap: 2, minHeight: 0, overflowY: 'auto' } as const;
