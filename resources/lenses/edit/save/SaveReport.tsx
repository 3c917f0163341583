import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useContext } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import { CheckedContext } from '../../editor/editor-context.ts';
import { ProblemList } from '../../editor/ProblemList.tsx';
import { DryRunReport } from './DryRunReport.tsx';
import { SaveFailure } from './SaveFailure.tsx';
import type { useSaveFlow } from './use-save-flow.ts';

interface SaveReportProps {
  flow: ReturnType<typeof useSaveFlow>;
  goTo: (path: string) => void;
  onTakeId: (id: string) => void;
}

/** Shows the validation errors, what would become invalid, and why a request failed. */
export function SaveReport({ flow, goTo, onTakeId }: SaveReportProps) {
  const text = useText('lensEditor');
  const { lastGood } = useContext(CheckedContext);
  const { checkError, saveError, conflict } = flow;
  const takeId = { label: (id: string) => text('save.takeId', { id }), onTake: onTakeId };
  return (
    <Box role="alert" sx={{ display: 'grid', gap: 1, maxHeight: '40vh', overflowY: 'auto' }}>
      <ProblemList onGo={goTo} />
      {flow.checked && lastGood && <DryRunReport dryRun={flow.checked} lens={lastGood} />}
      {checkError && <SaveFailure title={text('dryRun.failed')} error={checkError} takeId={null} />}
      {saveError && <SaveFailure title={text('save.failed')} error={saveError} takeId={takeId} />}
      {conflict && !conflict.current && <Alert severity="error">{text('save.failed')}</Alert>}
    </Box>
  );
}
