import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ListBase, Pagination } from 'react-admin';
import { UserActivityTable } from './UserActivityTable.tsx';
import { useUserActivityText } from './use-user-activity-text.ts';

const LATEST_FIRST = { field: 'lastActivity', order: 'DESC' } as const;

/** The table shows an error with its message and a retry, so that no toast is needed beside it. */
const shownInTheTable = { onError: () => undefined };

/** EN-03: who uses the portal, with what, and since when they last did; for super admins. */
export default function UserActivityList() {
  const text = useUserActivityText();
  return (
    <ListBase
      resource="userActivity"
      sort={LATEST_FIRST}
      perPage={25}
      exporter={false}
      queryOptions={shownInTheTable}
    >
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
        <Typography variant="h2" component="h1">
          {text('title')}
        </Typography>
        <UserActivityTable />
        <Pagination rowsPerPageOptions={[10, 25, 50]} />
      </Box>
    </ListBase>
  );
}
