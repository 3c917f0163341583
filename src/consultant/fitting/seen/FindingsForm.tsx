import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { FindingProblem } from '../steps/read-findings.ts';
import { EyePlaces } from './EyePlaces.tsx';
import { findingsUsed, placesOf } from './finding-use.ts';
import { MeasureField } from './MeasureField.tsx';
import { OtherFindings } from './OtherFindings.tsx';
import { OverRefraction } from './OverRefraction.tsx';
import { RotationFields } from './RotationFields.tsx';
import { useFindings } from './use-findings.ts';

interface FindingsFormProps {
  lens: LensDefinition;
  step: number;
  problems: readonly FindingProblem[];
}

/** What is seen on the eye, as far as the rules of the lens's family can use it. */
export function FindingsForm({ lens, step, problems }: FindingsFormProps) {
  const text = useText('fitting');
  const edit = useFindings(lens, step, problems);
  const used = findingsUsed(lens);
  const isPowerOnly = lens.family === 'keratoconus' || lens.family === 'hybrid';
  return (
    // Another step has fields of its own.
    <form key={step} className="fitting-form" onSubmit={(event) => event.preventDefault()}>
      <MeasureField name="minutesOnEye" edit={edit} hint={text('seen.minutesHint')} />
      {isPowerOnly && <p className="hint">{text('seen.onlyPower')}</p>}
      {placesOf(lens).length > 0 && <EyePlaces lens={lens} edit={edit} />}
      <OtherFindings used={used} edit={edit} />
      {used.has('rotation') && <RotationFields edit={edit} />}
      <OverRefraction used={used} edit={edit} />
    </form>
  );
}
