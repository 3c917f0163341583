import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormContext } from 'react-hook-form';
import { useText } from '#providers/messages/use-text.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { useOrderForm } from '../state/order-form-context.ts';

/** Opens the review, or shows how much is missing and jumps to the first missing field. */
export function SubmitButton() {
  const text = useText('customer');
  const count = useOrderForm(({ problems }) => problems.length);
  const isCorrected = useOrderForm(({ values }) => Boolean(values.resubmits));
  const { isSubmitting } = useFormContext<OrderFormValues>().formState;
  const review = isCorrected ? 'summary.reviewCorrected' : 'summary.review';
  return (
    <Button
      type="submit"
      variant="contained"
      fullWidth
      loading={isSubmitting}
      aria-keyshortcuts="Control+Enter"
      sx={{ flexDirection: 'column', lineHeight: 1.3 }}
    >
      <span>{text(review)}</span>
      <Box component="span" sx={{ fontSize: 12, fontWeight: 400 }}>
        {count > 0 ? text('summary.missingCount', { smart_count: count }) : text('summary.keys')}
      </Box>
    </Button>
  );
}
