import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { LensVersion } from '#domain/orders/lens-change.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LoadError } from '../../shared/list/LoadError.tsx';
import { useLensVersion } from '../common/use-lens-versions.ts';
import { DifferenceTable } from '../labels/DifferenceTable.tsx';
import { lensDifferences } from '../labels/lens-differences.ts';
import { useLensLabels } from '../labels/use-lens-labels.ts';
import { toInput } from '../transfer/exported-lens.ts';

interface CompareVersionsProps {
  lens: LensDefinition;
  /** Newest first. */
  versions: LensVersion[];
}

/** Shows the difference between any two versions; by default the last change. */
export function CompareVersions({ lens, versions }: CompareVersionsProps) {
  const text = useText('lensShow');
  const [newest, previous] = versions;
  const [before, setBefore] = useState(previous?.version ?? null);
  const [after, setAfter] = useState(newest?.version ?? null);
  if (before === null || after === null) {
    return <Typography color="text.secondary">{text('versions.one')}</Typography>;
  }
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <VersionPick
          label={text('versions.before')}
          versions={versions}
          chosen={before}
          onChoose={setBefore}
        />
        <VersionPick
          label={text('versions.after')}
          versions={versions}
          chosen={after}
          onChoose={setAfter}
        />
      </Box>
      <Differences lens={lens} before={before} after={after} />
    </Box>
  );
}

interface VersionPickProps {
  label: string;
  versions: LensVersion[];
  chosen: number;
  onChoose: (version: number) => void;
}

function VersionPick({ label, versions, chosen, onChoose }: VersionPickProps) {
  return (
    <TextField
      select
      label={label}
      value={chosen}
      onChange={(event) => onChoose(Number(event.target.value))}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 140 }}
    >
      {versions.map(({ version }) => (
        <option key={version} value={version}>
          {version}
        </option>
      ))}
    </TextField>
  );
}

interface DifferencesProps {
  lens: LensDefinition;
  before: number;
  after: number;
}

function Differences({ lens, before, after }: DifferencesProps) {
  const text = useText('lensShow');
  const labels = useLensLabels();
  const old = useLensVersion(lens.id, before);
  const now = useLensVersion(lens.id, after);
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
