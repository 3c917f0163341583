import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { LensInput } from '#domain/orders/lens-change.ts';
import { useText } from '#providers/messages/use-text.ts';
import { ConflictChoice } from '../../../shared/conflict/ConflictChoice.tsx';
import { ConflictDialog } from '../../../shared/conflict/ConflictDialog.tsx';
import type { Side, Sides } from '../../../shared/merge/change-of.ts';
import { useLensVersions } from '../../common/use-lens-versions.ts';
import { useLensLabels } from '../../labels/use-lens-labels.ts';
import { useExportLens } from '../../transfer/use-export-lens.ts';
import { lensQuestions, lensSides, mergedLines, mergeLens } from './merge-lens.ts';
import type { Conflict } from './use-save-flow.ts';

interface LensConflictProps {
  /** The version that was edited. */
  base: LensDefinition;
  current: LensDefinition;
  conflict: Conflict;
  /** Both edits in one, now based on the present version. */
  onMerge: (current: LensDefinition, merged: LensInput) => void;
  onClose: () => void;
}

/** AD-15: says who saved meanwhile, and merges that version with the form; own changes can be downloaded, too. */
export function LensConflict({ base, current, conflict, onMerge, onClose }: LensConflictProps) {
  const text = useText('lensEditor');
  const labels = useLensLabels();
  const exportLens = useExportLens();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const [sides] = useState<Sides<LensInput>>(() => lensSides(base, conflict.input, current));
  const questions = lensQuestions(sides, chosen, labels);
  return (
    <ConflictDialog
      title={useTitle(current)}
      questions={questions.map(({ path, label, mine, theirs }) => (
        <ConflictChoice
          key={path}
          label={label}
          mine={mine ?? text('conflict.removed')}
          theirs={theirs ?? text('conflict.removed')}
          side={chosen[path] ?? null}
          onChoose={(side) => setChosen({ ...chosen, [path]: side })}
        />
      ))}
      unchosen={questions.filter(({ path }) => !chosen[path]).length}
      merged={mergedLines(sides, labels).map(({ key, label, after }) => (
        <Typography key={key} component="li" variant="body2">
          {`${label}: ${after ?? text('conflict.removed')}`}
        </Typography>
      ))}
      more={<Button onClick={() => exportLens(conflict.input)}>{text('conflict.download')}</Button>}
      onApply={() => onMerge(current, mergeLens(sides, chosen))}
      onClose={onClose}
    />
  );
}

function useTitle({ id, version }: LensDefinition): string {
  const text = useText('lensEditor');
  const { data: versions } = useLensVersions(id);
  const author = versions?.find((one) => one.version === version)?.author;
  return text('conflict.title', { author: author ?? text('conflict.unknown'), version });
}
