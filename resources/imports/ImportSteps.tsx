import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import type { ImportStatus } from '#domain/import/import.ts';
import { useText } from '#providers/messages/use-text.ts';

const STEPS = ['file', 'columns', 'preview', 'done'] as const;

/** The step that a status belongs to; `file` is before there is an import. */
const STEP_OF: Record<ImportStatus | 'file', number> = {
  file: 0,
  mapping: 1,
  checking: 2,
  checked: 2,
  applying: 3,
  done: 4,
  cancelled: 3,
};

/** Where the import stands. */
export function ImportSteps({ status }: { status: ImportStatus | 'file' }) {
  const text = useText('imports');
  const active = STEP_OF[status];
  return (
    <Stepper activeStep={active} alternativeLabel sx={{ mt: 1, mb: 3, maxWidth: 720 }}>
      {STEPS.map((step, index) => (
        <Step key={step}>
          <StepLabel aria-current={index === active ? 'step' : undefined}>
            {text(`steps.${step}`)}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
