import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useGetList, LinkBase } from 'react-admin';
import { mayDo } from '#domain/access/permissions.ts';
import { useText } from '#providers/messages/use-text.ts';
import { fullName } from '#providers/session/session-state.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useWaitingApplications } from '#resources/applications/use-waiting-applications.ts';
import { QUICK_FILTERS } from '#resources/orders/queue/filters/quick-filters.ts';
import { useOrderCounts } from '#resources/orders/queue/filters/use-order-counts.ts';
import { queuePath } from '#resources/orders/queue/queue-path.ts';
import { useRecordChanges } from '#resources/shared/use-record-changes.ts';

interface WaitingCardProps {
  what: 'orders' | 'returns' | 'applications';
  /** The page where they are decided. */
  to: string;
  /** The number of pending decisions; undefined while it is not known. */
  total: number | undefined;
  error: unknown;
  onRetry: () => void;
  /** Further content. */
  children?: ReactNode;
}

const URGENT = ['late', 'unread'] as const;

const FILTERS = URGENT.map((name) => QUICK_FILTERS[name]);

/** AD-01, as far as figures are available: shows how many decisions are pending, with links to them. */
export default function AdminHome() {
  const text = useText('adminHome');
  const session = useSession();
  return (
    <Box sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="h2" component="h1" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {text('greeting', { name: fullName(session) })}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 360px))',
        }}
      >
        <WaitingOrders />
        <WaitingReturns />
        {mayDo(session.roles, 'applications:list') && <WaitingApplications />}
      </Box>
    </Box>
  );
}

/** Shows the number of submitted orders, updated by the server's events. */
function WaitingOrders() {
  const { total, error, refetch } = useGetList('orders', {
    filter: { state: 'submitted' },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'submittedAt', order: 'ASC' },
  });
  useRecordChanges('orders');
  return (
    <WaitingCard
      what="orders"
      to="/admin/order-approval"
      total={total}
      error={error}
      onRetry={() => void refetch()}
    >
      <UrgentOrders />
    </WaitingCard>
  );
}

/** CR-03: shows the number of requests of return that wait for the lab, updated by the server's events. */
function WaitingReturns() {
  const { total, error, refetch } = useGetList('return-requests', {
    filter: { turn: 'lab' },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'requestedAt', order: 'ASC' },
  });
  useRecordChanges('returnRequests');
  return (
    <WaitingCard
      what="returns"
      to="/admin/order-approval/returns"
      total={total}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

/** Shows the number of pending applications, updated by the server's events. */
function WaitingApplications() {
  const { total, error, refetch } = useWaitingApplications();
  useRecordChanges('applications');
  return (
    <WaitingCard
      what="applications"
      to="/admin/customer-management/applications"
      total={total}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

/** Shows how many orders are late or have unread messages, each as a link; nothing when there are none. */
function UrgentOrders() {
  const text = useText('adminHome');
  const counts = useOrderCounts(FILTERS);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
      {URGENT.map((name, at) =>
        counts[at] ? (
          <MuiLink key={name} component={LinkBase} to={queuePath(name)}>
            {text(`orders.${name}`, { smart_count: counts[at] })}
          </MuiLink>
        ) : null,
      )}
    </Box>
  );
}

/** Shows how many decisions are pending, with a link to them. */
function WaitingCard({ what, to, total, error, onRetry, children }: WaitingCardProps) {
  const text = useText('adminHome');
  return (
    <Card
      component="section"
      aria-label={text(`${what}.waiting`)}
      sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' }}
    >
      <CardContent>
        <Typography color="text.secondary">{text(`${what}.waiting`)}</Typography>
        {error ? (
          <Typography role="alert">{text(`${what}.failed`)}</Typography>
        ) : (
          <Typography variant="h1" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {total ?? <Skeleton width={48} />}
          </Typography>
        )}
        {children}
      </CardContent>
      <CardActions sx={{ px: 2, pb: 2, flexWrap: 'wrap' }}>
        {Boolean(error) && <Button onClick={onRetry}>{text('retry')}</Button>}
        <Button variant={what === 'orders' ? 'contained' : 'outlined'} component={LinkBase} to={to}>
          {text(`${what}.open`)}
        </Button>
      </CardActions>
    </Card>
  );
}
