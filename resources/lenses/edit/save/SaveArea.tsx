import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { LensInput } from '#domain/orders/lens-change.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useEditor } from '../../editor/editor-context.ts';
import type { FormProblem } from '../../editor/problems/find-problems.ts';
import { useReadForm } from '../../editor/use-read-form.ts';
import type { LensValues } from '../values/form-values.ts';
import { DryRunReport } from './DryRunReport.tsx';
import { LensConflict } from './LensConflict.tsx';
import { SaveReport } from './SaveReport.tsx';
import { useSaveFlow } from './use-save-flow.ts';
import type { Pending } from './use-save-flow.ts';

interface SaveAreaProps {
  /** Called when the user tries to save: from then on, validation errors are shown. */
  onTry: () => void;
  goTo: (path: string) => void;
  onRefused: (problems: FormProblem[]) => void;
  onSaved: (lens: LensDefinition) => void;
  onMerge: (current: LensDefinition, merged: LensInput) => void;
}

/** Checks and saves the form, and shows the result. */
export function SaveArea({ onTry, goTo, onRefused, onSaved, onMerge }: SaveAreaProps) {
  const { base } = useEditor();
  const { getValues, setValue, reset } = useFormContext<LensValues>();
  const readForm = useReadForm();
  const [saved, setSaved] = useState<LensDefinition | null>(null);
  // in an effect, after the reset has taken effect: leaving the page would ask about unsaved changes otherwise
  const notifySaved = useEffectEvent(onSaved);
  useEffect(() => {
    if (saved) notifySaved(saved);
  }, [saved]);
  const flow = useSaveFlow({
    base,
    onRefused,
    onSaved: (lens) => {
      reset(getValues());
      setSaved(lens);
    },
  });
  const withInput = (use: (input: LensInput) => void) => {
    if (flow.isBusy) return;
    onTry();
    const { input, problems } = readForm(getValues());
    if (input) return use(input);
    const [first] = problems;
    if (first) goTo(first.path);
  };
  const takeId = (id: string) => {
    setValue('id', id, { shouldDirty: true });
    onTry();
  };
  const { conflict } = flow;
  return (
    <>
      <SaveBar
        report={<SaveReport flow={flow} goTo={goTo} onTakeId={takeId} />}
        isBusy={flow.isBusy}
        isChecking={flow.isChecking}
        onCheck={() => withInput(flow.check)}
        onSave={() => withInput(flow.save)}
      />
      {flow.pending && (
        <ConfirmSave
          pending={flow.pending}
          isBusy={flow.isBusy}
          onConfirm={flow.confirm}
          onCancel={flow.cancel}
        />
      )}
      {conflict?.current && base && (
        <LensConflict
          base={base}
          current={conflict.current}
          conflict={conflict}
          onMerge={onMerge}
          onClose={flow.endConflict}
        />
      )}
    </>
  );
}

interface SaveBarProps {
  /** The result of the last attempt, visible beside the buttons at any scroll position. */
  report: ReactNode;
  isBusy: boolean;
  isChecking: boolean;
  onCheck: () => void;
  onSave: () => void;
}

/** Sticks to the bottom while the user scrolls through the form. */
function SaveBar({ report, isBusy, isChecking, onCheck, onSave }: SaveBarProps) {
  const text = useText('lensEditor');
  const { base } = useEditor();
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        py: 1,
        display: 'grid',
        gap: 1,
        borderTop: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
      }}
    >
      {report}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        {base && (
          <Button variant="outlined" onClick={onCheck} loading={isChecking} disabled={isBusy}>
            {text('dryRun.check')}
          </Button>
        )}
        <Button variant="contained" onClick={onSave} loading={isBusy}>
          {base ? text('save.edit', { version: base.version + 1 }) : text('save.create')}
        </Button>
      </Box>
    </Box>
  );
}

interface ConfirmSaveProps {
  pending: Pending;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Lists what would become invalid, and asks for confirmation once. */
function ConfirmSave({ pending, isBusy, onConfirm, onCancel }: ConfirmSaveProps) {
  const text = useText('lensEditor');
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={() => !isBusy && onCancel()}
      aria-labelledby="confirm-save"
    >
      <DialogTitle id="confirm-save">{text('save.confirmTitle')}</DialogTitle>
      <DialogContent>
        <DryRunReport dryRun={pending.dryRun} lens={pending.input} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={isBusy}>
          {text('save.back')}
        </Button>
        <Button variant="contained" onClick={onConfirm} loading={isBusy}>
          {text('save.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
