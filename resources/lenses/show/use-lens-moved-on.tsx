import { useState } from 'react';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { Moved } from '../../shared/decision/MovedOnNote.tsx';
import { useLensVersions } from '../common/use-lens-versions.ts';
import { DifferenceTable } from '../labels/DifferenceTable.tsx';
import { lensDifferences } from '../labels/lens-differences.ts';
import { useLensLabels } from '../labels/use-lens-labels.ts';
import { toInput } from '../transfer/exported-lens.ts';

/** What becomes of the offer of a lens. */
export type Change = 'retire' | 'offer';

/**
 * AD-03: what others have saved of the lens of an open dialog: who, and what is different. `present` is the version that
 * the user has been told of, which the next attempt is about.
 */
export function useLensMovedOn(change: Change, seen: LensDefinition) {
  const [answered, setAnswered] = useState<{ current: LensDefinition | null } | null>(null);
  const present = answered?.current ?? seen;
  const describe = useDescription(seen);
  const isOver = answered?.current?.offered === (change === 'offer');
  const moved: Moved | null = answered && {
    ...describe(answered.current),
    isOver: isOver || answered.current === null,
  };
  return { moved, present, tell: (current: LensDefinition | null) => setAnswered({ current }) };
}

function useDescription(seen: LensDefinition) {
  const text = useText('lensShow');
  const labels = useLensLabels();
  const { data: versions } = useLensVersions(seen.id);
  return (current: LensDefinition | null): Omit<Moved, 'isOver'> => {
    if (!current) return { what: text('change.movedOnUnknown') };
    const { version } = current;
    const author = versions?.find((one) => one.version === version)?.author;
    const differences = lensDifferences(toInput(seen), toInput(current), labels);
    return {
      what: text('change.movedOn', { author: author ?? text('change.somebody'), version }),
      differences: differences.length > 0 && (
        <DifferenceTable
          label={text('versions.differences', { before: seen.version, after: version })}
          differences={differences}
          versions={[seen.version, version]}
        />
      ),
    };
  };
}
