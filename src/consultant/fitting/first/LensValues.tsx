import type { Locale } from '#domain/basics/locale.ts';
import { describeViolation } from '#domain/lens/engine/describe-violation.ts';
import { isRequired, validatePrescription, type Violation } from '#domain/lens/engine/validate.ts';
import { applies } from '#domain/lens/model/applies.ts';
import { findParameter } from '#domain/lens/model/find-parameter.ts';
import type { LensDefinition, Parameter } from '#domain/lens/model/lens.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { TakeButton } from '../parts/TakeButton.tsx';
import { useFittingView } from '../state/fitting-context.ts';
import { withValue } from '../steps/edit.ts';
import { ValueField } from './ValueField.tsx';

/** The labels of the fields to check, each once. */
function namesOf(violations: readonly Violation[], lens: LensDefinition, locale: Locale): string {
  const labels = violations.map(({ field }) => findParameter(lens, field)?.label[locale] ?? field);
  return [...new Set(labels)].join(', ');
}

/** The values of the lens of a step, checked by the engine. What the lens does not need is folded away. */
export function LensValues({ lens, step }: { lens: LensDefinition; step: number }) {
  const text = useText('fitting');
  const locale = useLocale();
  const { fitting } = useFittingView();
  const { file } = fitting;
  const prescription = file.steps[step]?.prescription ?? {};
  const violations = validatePrescription(lens, prescription);
  const applying = lens.parameters.filter((parameter) => applies(parameter, prescription));
  const isMain = (parameter: Parameter): boolean =>
    isRequired(parameter, lens, prescription) ||
    MAIN.has(parameter.name) ||
    violations.some(({ field }) => field === parameter.name);
  const renderField = (parameter: Parameter) => (
    <ValueField
      key={parameter.name}
      lens={lens}
      step={step}
      parameter={parameter}
      value={prescription[parameter.name]}
      violations={violations.filter(({ field }) => field === parameter.name)}
      onChange={(value) =>
        fitting.change(withValue(file, lens, { step, name: parameter.name, value }))
      }
    />
  );
  /** Values that no field shows: of an earlier version of the lens, or from a link that was edited. */
  const strays = violations.filter(({ rule }) => rule === 'unknown' || rule === 'depends');
  const optional = applying.filter((parameter) => !isMain(parameter));
  return (
    <form className="fitting-form" onSubmit={(event) => event.preventDefault()}>
      <div className="fitting-fields">{applying.filter(isMain).map(renderField)}</div>
      {optional.length > 0 && (
        <details className="fitting-details">
          <summary>{text('first.optional')}</summary>
          <div className="fitting-fields">{optional.map(renderField)}</div>
        </details>
      )}
      {strays.map((stray) => (
        <p key={stray.field} className="field-error">
          {describeViolation(stray, lens, locale)}{' '}
          <TakeButton
            label={text('first.takeOut')}
            onTake={() =>
              fitting.change(withValue(file, lens, { step, name: stray.field, value: null }))
            }
          />
        </p>
      ))}
      <p className="fitting-made" data-made={violations.length === 0}>
        {violations.length === 0
          ? text('first.noneMade')
          : text('first.toMend', { names: namesOf(violations, lens, locale) })}
      </p>
    </form>
  );
}

/** Always shown: what changes most often on the eye. */
const MAIN: ReadonlySet<string> = new Set([
  'baseCurve',
  'cylinder',
  'axis',
  'add',
  'landingMeridian',
]);
