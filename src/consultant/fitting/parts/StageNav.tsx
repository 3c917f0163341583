import { useText } from '#providers/messages/use-text.ts';
import { useFittingView } from '../state/fitting-context.ts';
import type { Stage } from '../state/fragment.ts';

/** The stages that the fitting has come to; each can be looked at again. */
export function StageNav() {
  const text = useText('fitting');
  const { fitting, lens } = useFittingView();
  const { file, stage, goTo } = fitting;
  const later: Stage[] = lens ? ['first', ...file.steps.keys()] : [];
  const stages: Stage[] = ['eye', 'lens', ...later];
  const nameOf = (one: Stage): string =>
    typeof one === 'number' ? text('stage.seen', { number: one + 1 }) : text(`stage.${one}`);
  return (
    <nav className="fitting-stages" aria-label={text('steps')}>
      <ol>
        {stages.map((one) => (
          <li key={one}>
            <button
              type="button"
              aria-current={one === stage ? 'step' : undefined}
              onClick={() => goTo(one)}
            >
              {nameOf(one)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
