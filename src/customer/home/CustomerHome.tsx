import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useRecordChanges } from '#resources/shared/use-record-changes.ts';
import { LatestOrders } from './LatestOrders.tsx';
import { WriteToLab } from './WriteToLab.tsx';

/** OR-09: lists the practice's orders with their live states, and links to the order form. */
export default function CustomerHome() {
  const text = useText('customer');
  const { accountNumber } = useSession();
  const may = useMay();
  useRecordChanges('orders');
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box>
          <Typography variant="h2" component="h1">
            {text('home.title')}
          </Typography>
          {accountNumber && (
            <Typography color="text.secondary">
              {text('home.account', { number: accountNumber })}
            </Typography>
          )}
        </Box>
        <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {may('emails:write') && <WriteToLab />}
          {may('orders:submit') && (
            <Button
              variant="contained"
              component={LinkBase}
              to="/customer/order"
              startIcon={<AddIcon aria-hidden />}
            >
              {text('home.order')}
            </Button>
          )}
        </Box>
      </Box>
      {accountNumber ? (
        <LatestOrders accountNumber={accountNumber} />
      ) : (
        <Alert severity="info">{text('home.noAccount')}</Alert>
      )}
    </Box>
  );
}
