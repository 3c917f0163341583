import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#providers/messages/use-text.ts';
import { useRecordChanges } from '../../shared/use-record-changes.ts';
import { RequestCard } from './RequestCard.tsx';
import { useReturnCalls } from './use-returns.ts';

/** CR-03: the requests about an order, or of the lenses that it replaces, live; nothing without any. */
export default function OrderRequests({ orderId }: { orderId: string }) {
  const text = useText('returns');
  const calls = useReturnCalls();
  useRecordChanges('returnRequests');
  const { data } = useQuery({
    queryKey: ['return-requests', 'order', orderId],
    retry: false,
    queryFn: ({ signal }) => calls.ofOrder(orderId, signal),
  });
  if (!data || data.length === 0) return null;
  return (
    <section aria-label={text('list.ofOrder')}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {text('list.ofOrder')}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((request) => (
          <RequestCard key={request.id} request={request} />
        ))}
      </Stack>
    </section>
  );
}
