import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/messages/use-text.ts';

interface FilledNoticeProps {
  notice: string | null;
  onUndo: () => void;
}

/** Announces which fields were filled, also to a screen reader, and offers to undo it. */
export function FilledNotice({ notice, onUndo }: FilledNoticeProps) {
  const text = useText('customer');
  return (
    <Box>
      <Typography variant="caption" component="output" sx={{ display: 'block' }}>
        {notice}
      </Typography>
      {notice !== null && (
        <Button size="small" onClick={onUndo}>
          {text('follow.undo')}
        </Button>
      )}
    </Box>
  );
}
