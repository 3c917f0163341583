import { withValue } from '#domain/fitting-link/edit.ts';
import { applies } from '#domain/lens/applies.ts';
import { isRequired, validatePrescription } from '#domain/lens/validate.ts';
import type { LensDefinition, Parameter } from '#domain/schemas/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useFittingView } from '../state/fitting-context.ts';
import { ValueField } from './ValueField.tsx';

/** The values of the lens of a step, checked by the engine. What the lens does not need is folded away. */
export function LensValues({ lens, step }: { lens: LensDefinition; step: number }) {
  const text = useText('fitting');
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
      <p className="fitting-made" data-made={violations.length === 0}>
        {violations.length === 0
          ? text('first.noneMade')
          : text('first.toMend', { count: violations.length })}
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
