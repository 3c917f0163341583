import Skeleton from '@mui/material/Skeleton';
import { useCustomerText } from '../use-customer-text.ts';

/** Shows a placeholder while the order form loads. */
export function FormSkeleton() {
  const text = useCustomerText();
  return (
    <Skeleton
      variant="rounded"
      height={360}
      component="output"
      aria-busy
      aria-label={text('order.loading')}
    />
  );
}
