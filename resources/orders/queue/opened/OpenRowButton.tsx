import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { OrderSummary } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { openedId } from './opened-id.ts';
import type { OpenRows } from './use-open-rows.ts';

interface OpenRowButtonProps {
  order: OrderSummary;
  openRows: OpenRows;
}

/** AD-13: shows or hides in place what an order of the queue is made of. */
export function OpenRowButton({ order: { id, number }, openRows }: OpenRowButtonProps) {
  const text = useText('orderQueue');
  const isOpen = openRows.isOpen(id);
  const label = text('opened.label', { number });
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? openedId(id) : undefined}
        onClick={() => openRows.toggle(id)}
        sx={{ position: 'relative', zIndex: 1 }}
      >
        {isOpen ? <ExpandLessIcon fontSize="small" /> : <ExpandMoreIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
}
