import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useLensVersions } from '#resources/lenses/show/use-lens-versions.ts';
import { toInput } from '#resources/lenses/transfer/exported-lens.ts';
import { useExportLens } from '#resources/lenses/transfer/use-export-lens.ts';
import { DifferenceTable } from '#resources/lenses/labels/DifferenceTable.tsx';
import { lensDifferences } from '#resources/lenses/labels/lens-differences.ts';
import { useLensLabels } from '#resources/lenses/labels/use-lens-labels.ts';
import type { Conflict } from './use-save-flow.ts';

interface ConflictDialogProps {
  /** The version that was edited. */
  base: LensDefinition;
  current: LensDefinition;
  conflict: Conflict;
  onLoad: (current: LensDefinition) => void;
  onKeep: () => void;
}

/** Shows who saved meanwhile and what changed. The user can load that version, and download their own as a file. */
export function ConflictDialog({ base, current, conflict, onLoad, onKeep }: ConflictDialogProps) {
  const text = useText('lensEditor');
  const labels = useLensLabels();
  const exportLens = useExportLens();
  const { data: versions } = useLensVersions(base.id);
  const { version } = current;
  const author = versions?.find((one) => one.version === version)?.author;
  const differences = lensDifferences(toInput(base), toInput(current), labels);
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onKeep} aria-labelledby="lens-conflict">
      <DialogTitle id="lens-conflict" sx={{ overflowWrap: 'anywhere' }}>
        {text('conflict.title', { author: author ?? text('conflict.unknown'), version })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{text('conflict.lead')}</DialogContentText>
        {differences.length === 0 ? (
          text('conflict.same')
        ) : (
          <DifferenceTable
            label={text('conflict.title', {
              author: author ?? text('conflict.unknown'),
              version,
            })}
            differences={differences}
            versions={[base.version, version]}
          />
        )}
        <DialogContentText sx={{ mt: 2 }}>{text('conflict.note')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => exportLens(conflict.input)}>{text('conflict.download')}</Button>
        <Button onClick={onKeep}>{text('conflict.keep')}</Button>
        <Button variant="contained" onClick={() => onLoad(current)}>
          {text('conflict.load', { version })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
