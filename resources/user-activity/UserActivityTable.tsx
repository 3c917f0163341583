import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useListContext, useLocale } from 'react-admin';
import { activityRowSchema } from './activity-row.ts';
import type { ActivityRow } from './activity-row.ts';
import { useUserActivityText } from './use-user-activity-text.ts';

const COLUMNS = ['who', 'role', 'status', 'device', 'lastActivity', 'route'] as const;

/** The documents of the page in whichever state they are: loading, failed, empty, or there. */
export function UserActivityTable() {
  const text = useUserActivityText();
  const { data, error, isPending, refetch } = useListContext();
  if (error) {
    return (
      <Alert
        severity="error"
        action={<Button onClick={() => void refetch()}>{text('retry')}</Button>}
      >
        {text('error')} {error.message}
      </Alert>
    );
  }
  if (isPending) return <Skeleton variant="rounded" height={320} />;
  if (data?.length === 0) {
    return (
      <Paper variant="outlined" sx={{ p: 4, textAlign: 'center' }}>
        {text('empty')}
      </Paper>
    );
  }
  return (
    // Wider than a phone: the keyboard must be able to scroll it.
    <Paper
      component="section"
      variant="outlined"
      tabIndex={0}
      aria-label={text('label')}
      sx={{ overflowX: 'auto' }}
    >
      <Table size="small" stickyHeader aria-label={text('label')}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{text(`fields.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {activityRowSchema
            .array()
            .parse(data)
            .map((activity) => (
              <ActivityTableRow key={activity.id} activity={activity} />
            ))}
        </TableBody>
      </Table>
    </Paper>
  );
}

function ActivityTableRow({ activity }: { activity: ActivityRow }) {
  const text = useUserActivityText();
  const locale = useLocale();
  const { userEmail, userRole, status, device, browser, lastActivity, session } = activity;
  const unknown = text('unknown');
  const deviceWords = [device && text(`devices.${device.type}`), device?.os, browser?.name];
  return (
    <TableRow>
      <TableCell>{userEmail || unknown}</TableCell>
      <TableCell>{userRole ? text(`roles.${userRole}`) : unknown}</TableCell>
      <TableCell>{status ? text(`status.${status}`) : unknown}</TableCell>
      <TableCell>{deviceWords.filter(Boolean).join(' · ') || unknown}</TableCell>
      <TableCell>{lastActivity ? formatMoment(lastActivity, locale) : unknown}</TableCell>
      <TableCell>{session?.currentRoute ?? unknown}</TableCell>
    </TableRow>
  );
}

function formatMoment(iso: string, locale = 'en'): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'long' }).format(
    new Date(iso),
  );
}
