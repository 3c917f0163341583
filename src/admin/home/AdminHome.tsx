import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { onChange } from '#providers/events.ts';
import { fullName } from '#providers/session-state.ts';
import { createUseText } from '#providers/typed-translate.ts';
import { useSession } from '#providers/use-session.ts';
import { messages } from './messages.ts';

const useText = createUseText('adminHome', messages);

/** AD-01, as far as there are figures: how many orders wait, and the way to them. */
export default function AdminHome() {
  const text = useText();
  return (
    <Box sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
        {text('greeting', { name: fullName(useSession()) })}
      </Typography>
      <WaitingOrders />
    </Box>
  );
}

/** The count of submitted orders, kept up to date by the server's events. */
function useWaitingCount() {
  const answer = useGetList('orders', {
    filter: { state: 'submitted' },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'submittedAt', order: 'ASC' },
  });
  const { refetch } = answer;
  useEffect(() => onChange(() => void refetch()), [refetch]);
  return answer;
}

function WaitingOrders() {
  const text = useText();
  const { total, error, refetch } = useWaitingCount();
  return (
    <Card sx={{ maxWidth: 360 }}>
      <CardContent>
        <Typography color="text.secondary">{text('queue')}</Typography>
        {error ? (
          <Typography role="alert">{text('failed')}</Typography>
        ) : (
          <Typography variant="h1" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {total ?? <Skeleton width={48} />}
          </Typography>
        )}
      </CardContent>
      <CardActions sx={{ px: 2, pb: 2 }}>
        {error && <Button onClick={() => void refetch()}>{text('retry')}</Button>}
        <Button variant="contained" component={Link} to="/admin/order-approval">
          {text('open')}
        </Button>
      </CardActions>
    </Card>
  );
}
