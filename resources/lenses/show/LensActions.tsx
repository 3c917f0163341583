import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import { escapeHtml } from '#domain/basics/escape-html.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { usePendingDecision } from '../../shared/decision/use-decision.ts';
import { clonePathOf, editPathOf } from '../common/lens-path.ts';
import { toInput } from '../transfer/exported-lens.ts';
import { useExportLens } from '../transfer/use-export-lens.ts';
import { RetireDialog } from './RetireDialog.tsx';
import type { Change } from './use-lens-moved-on.tsx';

/** Shows the actions on a lens, and the result of the last attempt. */
export function LensActions({ lens }: { lens: LensDefinition }) {
  const text = useText('lensShow');
  const exportLens = useExportLens();
  const { pending, open, close, finish } = usePendingDecision<LensDefinition, Change>({
    done: (change, { name }) => text(`change.done.${change}`, { lens: escapeHtml(name) }),
  });
  const change: Change = lens.offered ? 'retire' : 'offer';
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => exportLens(toInput(lens))}>{text('actions.export')}</Button>
        <Button component={LinkBase} to={clonePathOf(lens)}>
          {text('actions.clone')}
        </Button>
        <Button
          color={lens.offered ? 'error' : 'primary'}
          variant="outlined"
          onClick={() => open(change, lens)}
        >
          {text(`actions.${change}`)}
        </Button>
        <Button component={LinkBase} to={editPathOf(lens)} variant="contained">
          {text('actions.edit')}
        </Button>
      </Box>
      {pending && (
        <RetireDialog
          change={pending.action}
          lens={pending.seen}
          onClose={close}
          onDecided={(changed) => finish(pending.action, changed)}
        />
      )}
    </>
  );
}
