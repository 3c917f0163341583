import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEditorText } from '../edit/use-editor-text.ts';

export interface ItemButtonsProps {
  /** What the buttons are about, for who does not see where they stand. */
  item: string;
  isFirst: boolean;
  isLast: boolean;
  /** Without it the order does not matter. */
  onMove?: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** Moves an item by a place, or takes it away. */
export function ItemButtons({ item, isFirst, isLast, onMove, onRemove }: ItemButtonsProps) {
  const text = useEditorText();
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
