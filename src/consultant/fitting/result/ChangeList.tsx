import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useFittingView } from '../state/fitting-context.ts';
import type { StepResult } from '../steps/step-result.ts';
import { ChangeCard } from './ChangeCard.tsx';

interface ChangeListProps {
  lens: LensDefinition;
  step: number;
  outcome: StepResult;
  /** Null takes the choice back. */
  onChoose: (id: string | null) => void;
}

/** The proposed changes in the order to try them; one is chosen. */
export function ChangeList({ lens, step, outcome: { result, chosen }, onChoose }: ChangeListProps) {
  const { file } = useFittingView().fitting;
  const hasLater = step < file.steps.length - 1;
  if (!result || result.changes.length === 0) return null;
  return (
    <ol className="fitting-changes">
      {result.changes.map((change, index) => (
        <ChangeCard
          key={change.id}
          lens={lens}
          change={change}
          isFirst={index === 0}
          isChosen={change.id === chosen?.id}
          hasLater={hasLater}
          onChoose={onChoose}
        />
      ))}
    </ol>
  );
}
