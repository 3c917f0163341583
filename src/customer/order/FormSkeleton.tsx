import Skeleton from '@mui/material/Skeleton';
import { useCustomerText } from '../use-customer-text.ts';

/** Where the order form will stand. */
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
