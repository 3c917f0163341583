import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useText } from '#providers/messages/use-text.ts';

/** SE-15: how many reports were about what we did not send; nothing without one. */
export function ForeignReports() {
  const text = useText('emailLog');
  const dataProvider = useDataProvider<PortalDataProvider>();
  const { data, isError } = useQuery({
    queryKey: ['email-suppressions', 'reports'],
    queryFn: () => dataProvider.countReports(),
  });
  const counted = data?.data;
  if (!isError && !counted?.foreign) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ px: 1, pb: 1 }}>
      {counted
        ? text('suppressions.foreign', { count: counted.foreign, days: counted.days })
        : text('suppressions.foreignError')}
    </Typography>
  );
}
