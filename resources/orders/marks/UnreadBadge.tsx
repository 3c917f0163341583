import MarkunreadIcon from '@mui/icons-material/MarkunreadOutlined';
import Box from '@mui/material/Box';
import { useText } from '#providers/messages/use-text.ts';
import { VISUALLY_HIDDEN } from '../../shared/visually-hidden.ts';

/** Shows the number of unread messages about an order; renders nothing for 0. */
export function UnreadBadge({ count }: { count: number }) {
  const text = useText('orders');
  if (count === 0) return null;
  return (
    <Box
      component="span"
      title={text('unread', { smart_count: count })}
      sx={{
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        px: 0.75,
        borderRadius: '10px',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: 12,
        fontWeight: 700,
        lineHeight: '20px',
        whiteSpace: 'nowrap',
      }}
    >
      <MarkunreadIcon aria-hidden sx={{ fontSize: 14 }} />
      <span aria-hidden>{count}</span>
      <Box component="span" sx={VISUALLY_HIDDEN}>
        {text('unread', { smart_count: count })}
      </Box>
    </Box>
  );
}
