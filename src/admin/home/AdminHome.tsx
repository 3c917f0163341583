import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import { mayDo } from '#domain/permissions.ts';
import { fullName } from '#providers/session/session-state.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useWaitingApplications } from '#resources/applications/use-waiting-applications.ts';
import { useOrderChanges } from '#resources/orders/use-order-changes.ts';
import { UrgentOrders } from './UrgentOrders.tsx';
import { useAdminHomeText } from './use-admin-home-text.ts';
import { WaitingCard } from './WaitingCard.tsx';

/** AD-01, as far as figures are available: shows how many decisions are pending, with links to them. */
export default function AdminHome() {
  const text = useAdminHomeText();
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
  useOrderChanges();
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

function WaitingApplications() {
  const { total, error, refetch } = useWaitingApplications();
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
