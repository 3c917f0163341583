import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useText } from '#providers/messages/use-text.ts';

export interface ItemButtonsProps {
  /** The name of the item, for the buttons' labels in screen readers. */
  item: string;
  isFirst: boolean;
  isLast: boolean;
  /** Omit it when the order of the items does not matter. */
  onMove?: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** Buttons that move an item by one place, or remove it. */
export function ItemButtons({ item, isFirst, isLast, onMove, onRemove }: ItemButtonsProps) {
  const text = useText('lensEditor');
  return (
    <Box sx={{ display: 'flex', flexShrink: 0, ml: 'auto' }}>
      {onMove && (
        <>
          <IconButton
            aria-label={text('item.up', { item })}
            disabled={isFirst}
            onClick={() => onMove(-1)}
          >
            <ArrowUpwardIcon fontSize="small" />
          </IconButton>
          <IconButton
            aria-label={text('item.down', { item })}
            disabled={isLast}
            onClick={() => onMove(1)}
          >
            <ArrowDownwardIcon fontSize="small" />
          </IconButton>
        </>
      )}
      <IconButton aria-label={text('item.remove', { item })} onClick={onRemove}>
        <DeleteOutlineIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
