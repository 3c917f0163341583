import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/messages/use-text.ts';
import { LoadError } from '../../shared/list/LoadError.tsx';
import { useLensVersion } from '../common/use-lens-versions.ts';
import { DifferenceTable } from '../labels/DifferenceTable.tsx';
import { lensDifferences } from '../labels/lens-differences.ts';
import { useLensLabels } from '../labels/use-lens-labels.ts';
import { toInput } from '../transfer/exported-lens.ts';

interface LensDifferencesProps {
  /** The id of the lens. */
  id: string;
  before: number;
  after: number;
}

/** Shows the differences between two versions of a lens, which are read when they are chosen. */
export function LensDifferences({ id, before, after }: LensDifferencesProps) {
  const text = useText('lensShow');
  const labels = useLensLabels();
  const old = useLensVersion(id, before);
  const now = useLensVersion(id, after);
  const error = old.error ?? now.error;
  const readAgain = () => void Promise.all([old.refetch(), now.refetch()]);
  if (error) return <LoadError title={text('versions.error')} error={error} onRetry={readAgain} />;
  if (!old.data || !now.data) return <Skeleton variant="rounded" height={80} />;
  const differences = lensDifferences(toInput(old.data), toInput(now.data), labels);
  if (differences.length === 0) {
    return <Typography color="text.secondary">{text('versions.same')}</Typography>;
  }
  return (
    <DifferenceTable
      label={text('versions.differences', { before, after })}
      differences={differences}
      versions={[before, after]}
    />
  );
}
