import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { clinicalGroups } from '../../../eye/clinical-fields.ts';
import { clinicalProblems } from '../../../eye/clinical-problems.ts';
import { K_UNITS, kUnitOf, withKUnit } from '../../../eye/k-unit.ts';
import type { ClinicalTexts } from '../../../eye/read-clinical.ts';
import { StageHeading } from '../parts/StageHeading.tsx';
import { useFittingView } from '../state/fitting-context.ts';
import { MeasuredField } from './MeasuredField.tsx';

/** The groups that are measured before a lens is on the eye. */
const GROUPS = new Set(['cornea', 'refraction']);

/** Condition and measurements of one eye. */
export function EyeStage() {
  const text = useText('fitting');
  const locale = useLocale();
  const { fitting, lens } = useFittingView();
  const { texts } = fitting;
  const unit = kUnitOf(texts);
  const groups = clinicalGroups(unit).filter(({ id }) => GROUPS.has(id));
  const problems = clinicalProblems(texts);
  const put = (changed: ClinicalTexts): void => fitting.measure({ ...texts, ...changed }, lens);
  return (
    <section>
      <StageHeading>{text('stage.eye')}</StageHeading>
      <p className="lead">{text('measure.lead')}</p>
      <form className="fitting-form" onSubmit={(event) => event.preventDefault()}>
        <EyeChoice />
        {groups.map((group) => (
          <fieldset key={group.id} className="fitting-group">
            <legend>{group.label[locale]}</legend>
            {group.id === 'cornea' && (
              <div className="field fitting-k-unit">
                <label htmlFor="fitting-k-unit">{text('measure.kUnit')}</label>
                <select
                  id="fitting-k-unit"
                  value={unit}
                  onChange={(event) => {
                    const chosen = K_UNITS.find((one) => one === event.target.value);
                    if (chosen) put(withKUnit(texts, chosen));
                  }}
                >
                  {K_UNITS.map((one) => (
                    <option key={one}>{one}</option>
                  ))}
                </select>
              </div>
            )}
            <div className="fitting-fields">
              {group.fields.map((field) => (
                <MeasuredField
                  key={field.name}
                  field={field}
                  value={texts[field.name] ?? ''}
                  problem={
                    problems.find((one) => one.field === field.name)?.message[locale] ?? null
                  }
                  onChange={put}
                />
              ))}
            </div>
            <p className="field-hint">
              {text(group.id === 'cornea' ? 'measure.pasteK' : 'measure.pastePower')}
            </p>
          </fieldset>
        ))}
        <button type="button" className="button" onClick={() => fitting.goTo('lens')}>
          {text('next.lens')}
        </button>
      </form>
    </section>
  );
}

/** Which eye is fitted. */
function EyeChoice() {
  const text = useText('fitting');
  const { fitting } = useFittingView();
  return (
    <fieldset className="fitting-radios fitting-eye">
      <legend>{text('eyes.legend')}</legend>
      {(['right', 'left'] as const).map((eye) => (
        <label key={eye}>
          <input
            type="radio"
            name="fitting-eye"
            checked={fitting.file.eye === eye}
            onChange={() => fitting.change({ ...fitting.file, eye })}
          />
          <span>{text(`eyes.${eye}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
