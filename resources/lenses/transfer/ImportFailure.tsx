import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useText } from '#providers/messages/use-text.ts';
import type { LensValues } from '../edit/values/form-values.ts';
import { describePlace } from '../editor/problems/describe-place.ts';
import type { ImportFailure as Failure } from './use-import-lens.ts';

/** Shows why a file was rejected: each error with its place. */
export function ImportFailure({ failure, onClose }: { failure: Failure; onClose: () => void }) {
  const text = useText('lensTransfer');
  const editor = useText('lensEditor');
  const { file, why } = failure;
  const title = text(why.kind, { file });
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="import-failure">
      <DialogTitle id="import-failure" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {why.kind === 'wrong' && (
        <DialogContent>
          <Box component="ul" aria-label={title} sx={{ m: 0, pl: 2 }}>
            {why.problems.map(({ path, message }) => (
              <li key={path}>
                {text('at', {
                  place: describePlace(path, why.raw as Partial<LensValues>, editor),
                  message,
                })}
              </li>
            ))}
          </Box>
        </DialogContent>
      )}
      <DialogActions>
        <Button onClick={onClose}>{text('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
