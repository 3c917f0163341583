import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/messages/use-text.ts';
import { OTHER_EYE } from '../state/form-values.ts';
import type { Copying } from './use-copy-eyes.ts';

/** Announces what was copied, also to a screen reader, and offers to undo it. */
export function CopyNotice({ copying, onUndo }: { copying: Copying; onUndo: () => void }) {
  const text = useText('customer');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
      <Typography variant="body2" component="output">
        {copying.state === 'copied' && text(`order.copied.${copying.from}`)}
        {copying.state === 'undone' && text(`follow.undone.${OTHER_EYE[copying.from]}`)}
      </Typography>
      {copying.state === 'copied' && (
        <Button
          size="small"
          aria-label={text(`follow.undoOf.${OTHER_EYE[copying.from]}`)}
          onClick={onUndo}
        >
          {text('follow.undo')}
        </Button>
      )}
    </Box>
  );
}
