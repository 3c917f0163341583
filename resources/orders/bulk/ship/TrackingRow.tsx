import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { memo } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { OrderSummary } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { MAX_TRACKING } from './read-tracking.ts';

interface TrackingRowProps {
  order: OrderSummary;
  value: string;
  /** The change is that of this order. */
  onType: (id: string, typed: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPaste: (id: string, event: ClipboardEvent) => void;
}

/** One order of the column of tracking numbers. Remembered, because there may be hundreds. */
export const TrackingRow = memo(function TrackingRow(props: TrackingRowProps) {
  const { order, value, onType, onKeyDown, onPaste } = props;
  const text = useText('orderBulk');
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        alignItems: 'center',
        columnGap: 2,
        py: 0.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <b>{order.number}</b> · {order.practice}
      </Box>
      <TextField
        size="small"
        hiddenLabel
        fullWidth
        autoComplete="off"
        placeholder={text('ship.tracking')}
        value={value}
        onChange={(event) => onType(order.id, event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => onPaste(order.id, event)}
        slotProps={{
          htmlInput: {
            'aria-label': text('ship.trackingOf', { number: order.number }),
            'data-tracking': '',
            maxLength: MAX_TRACKING,
          },
        }}
      />
    </Box>
  );
});
