import Skeleton from '@mui/material/Skeleton';
import { useText } from '#providers/messages/use-text.ts';

/** Shows a placeholder while the order form loads. */
export function FormSkeleton() {
  const text = useText('customer');
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
