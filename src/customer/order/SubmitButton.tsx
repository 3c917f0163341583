import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormContext } from 'react-hook-form';
import { useCustomerText } from '../use-customer-text.ts';
import type { OrderFormValues } from './form-values.ts';
import { useOrderForm } from './order-form-context.ts';

/** Submits, or says how much is missing and goes to the first of it. */
export function SubmitButton({ isRetry }: { isRetry: boolean }) {
  const text = useCustomerText();
  const { problems, values } = useOrderForm();
  const { isSubmitting } = useFormContext<OrderFormValues>().formState;
  const submit = values.resubmits ? 'summary.resubmit' : 'summary.submit';
  const count = problems.length;
  return (
    <Button
      type="submit"
      variant="contained"
      fullWidth
      loading={isSubmitting}
      aria-keyshortcuts="Control+Enter"
      sx={{ flexDirection: 'column', lineHeight: 1.3 }}
    >
      <span>{text(isRetry ? 'summary.retry' : submit)}</span>
      <Box component="span" sx={{ fontSize: 12, fontWeight: 400 }}>
        {count > 0 ? text('summary.missingCount', { smart_count: count }) : text('summary.keys')}
      </Box>
    </Button>
  );
}
