import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useText } from '#providers/messages/use-text.ts';
import { ProblemList } from './ProblemList.tsx';
import type { ImportProblem } from './reading/imported-prescription.ts';

/** Says which other prescriptions of the file cannot be imported. */
export function UnreadableNote({ problems }: { problems: ImportProblem[] }) {
  const text = useText('importPrescription');
  if (problems.length === 0) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{text('unreadable')}</AlertTitle>
      <ProblemList problems={problems} />
    </Alert>
  );
}
