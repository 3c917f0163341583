import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Eye } from '#domain/schemas/order.ts';
import { useCustomerText } from '#src/customer/use-customer-text.ts';
import { OTHER_EYE } from '../state/form-values.ts';
import type { OtherEyeChange } from './use-lens-choice.ts';

interface FollowNoticeProps {
  /** The eye whose lens was chosen. */
  eye: Eye;
  change: OtherEyeChange;
  onUndo: () => void;
}

/** OR-11: announces that the other eye followed a choice, also to a screen reader, and offers to undo it. */
export function FollowNotice({ eye, change, onUndo }: FollowNoticeProps) {
  const text = useCustomerText();
  const other = OTHER_EYE[eye];
  return (
    <Box sx={change.kind === 'followed' ? WITH_BUTTON : ROW}>
      <Typography variant="body2" component="output">
        {change.kind === 'followed' && text(`follow.told.${other}`, { lens: change.lens.name })}
        {change.kind === 'undone' && text(`follow.undone.${other}`)}
      </Typography>
      {change.kind === 'followed' && (
        <Button size="small" aria-label={text(`follow.undoOf.${other}`)} onClick={onUndo}>
          {text('follow.undo')}
        </Button>
      )}
    </Box>
  );
}

/** The button is taller than its line: the content below stays level with the other eye's. */
const ROW = { display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center', pl: 1.75 };
const WITH_BUTTON = { ...ROW, mb: -1 };
