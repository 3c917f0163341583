import { useState } from 'react';
import { describeChange } from '#domain/consultant/fitting/describe.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { Announcement } from '../parts/Announcement.tsx';
import { useFittingView } from '../state/fitting-context.ts';
import { useWords } from '../state/use-words.ts';
import { withChange } from '../steps/edit.ts';
import type { StepResult } from '../steps/step-result.ts';
import { ChangeList } from './ChangeList.tsx';
import { ConsultNotice } from './ConsultNotice.tsx';
import { NextLensPanel } from './NextLensPanel.tsx';
import { ResultNotes } from './ResultNotes.tsx';
import { SettlingNote } from './SettlingNote.tsx';

interface StepResultPanelProps {
  lens: LensDefinition;
  step: number;
  outcome: StepResult;
}

/** What follows from the findings of a step: the next change, why, and the lens with it. */
export function StepResultPanel({ lens, step, outcome }: StepResultPanelProps) {
  const text = useText('fitting');
  const { result } = outcome;
  const said = useOutcome(lens, step, outcome);
  const { fitting } = useFittingView();
  /** How often a change was chosen here: the lens with it gets the focus. */
  const [choices, setChoices] = useState(0);
  const choose = (id: string | null): void => {
    fitting.change(withChange(fitting.file, step, id));
    if (id !== null) setChoices(choices + 1);
    // What was pressed goes away.
    else document.querySelector<HTMLElement>('#fitting-result')?.focus();
  };
  return (
    <section
      className="fitting-result"
      id="fitting-result"
      tabIndex={-1}
      aria-labelledby="fitting-next"
    >
      <h3 id="fitting-next">{text('result.heading')}</h3>
      <Announcement text={said} />
      {!result && <p className="fitting-muted">{text('result.mend')}</p>}
      {result && (
        <>
          {result.changes.length === 0 && <p className="fitting-muted">{said}</p>}
          <ConsultNotice lens={lens} notes={result.consult} />
          {result.settling && <SettlingNote lens={lens} settling={result.settling} />}
          <ChangeList lens={lens} step={step} outcome={outcome} onChoose={choose} />
          <NextLensPanel lens={lens} step={step} outcome={outcome} choices={choices} />
          <ResultNotes lens={lens} result={result} />
        </>
      )}
    </section>
  );
}

/** The outcome in one sentence, for who does not see the page. */
function useOutcome(lens: LensDefinition, step: number, { result }: StepResult): string {
  const text = useText('fitting');
  const words = useWords();
  const { file } = useFittingView().fitting;
  if (!result) return text('result.mend');
  const [first] = result.changes;
  const ask = result.consult.length > 0 ? text('result.saidConsult') : '';
  if (first) {
    const change = describeChange(first, lens, words).lines.join('; ');
    return `${text('result.said', { change })} ${ask}`.trim();
  }
  const isEmpty = Object.keys(file.steps[step]?.findings ?? {}).length === 0;
  return `${text(isEmpty ? 'result.empty' : 'result.nothing')} ${ask}`.trim();
}
