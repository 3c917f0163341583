import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { OrderBulkBar } from '../bulk/OrderBulkBar.tsx';
import { useSelection } from './rows/selection.ts';

interface QueueStatusProps {
  freshCount: number;
  onShowFresh: () => void;
}

/** The status line: counts of orders, selected orders and new ones. Always takes up space, so that no row moves. */
export function QueueStatus({ freshCount, onShowFresh }: QueueStatusProps) {
  const text = useText('orderQueue');
  const { total } = useListContext();
  const { selected } = useSelection();
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 40, px: 1 }}
    >
      {selected.size > 0 && <OrderBulkBar />}
      {selected.size === 0 && total !== undefined && (
        <Typography variant="body2" color="text.secondary">
          {text('count', { smart_count: total })}
        </Typography>
      )}
      <Box component="output" sx={{ ml: 'auto' }}>
        {freshCount > 0 && (
          <Button size="small" variant="contained" onClick={onShowFresh}>
            {text('fresh', { smart_count: freshCount })}
          </Button>
        )}
      </Box>
    </Box>
  );
}
