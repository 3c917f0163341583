import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { useOrdersText } from './use-orders-text.ts';

/** UX-04: says why there is nothing, and what to do next. */
export function OrderListEmpty() {
  const text = useOrdersText();
  const { filterValues, setFilters } = useListContext();
  const isQueue = filterValues.state === 'submitted' && !filterValues.q;
  return (
    <Paper variant="outlined" sx={{ p: 4, textAlign: 'center' }}>
      <Typography>{text(isQueue ? 'list.empty.waiting' : 'list.empty.filtered')}</Typography>
      {!isQueue && (
        <Button sx={{ mt: 2 }} onClick={() => setFilters({ state: 'submitted' })}>
          {text('list.empty.clear')}
        </Button>
      )}
    </Paper>
  );
}
