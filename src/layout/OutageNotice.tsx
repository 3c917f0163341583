import Alert from '@mui/material/Alert';
import { useSyncExternalStore } from 'react';
import { useConnection } from '#providers/http/use-connection.ts';
import { useShellText } from '#src/i18n/use-shell-text.ts';

/** SE-09: shows one notice for all requests while the API is out of service. */
export function OutageNotice() {
  const text = useShellText();
  const { outage } = useConnection();
  const isOut = useSyncExternalStore(outage.subscribe, outage.get);
  if (!isOut) return null;
  return (
    <Alert severity="warning" sx={{ m: { xs: 2, md: 3 }, mb: 0 }}>
      {text('outage')}
    </Alert>
  );
}
