import { useId } from 'react';
import type { ReactNode } from 'react';
import { describeViolation } from '#domain/lens/engine/describe-violation.ts';
import type { Violation } from '#domain/lens/engine/validate.ts';
import { formatNumber, formatParameter } from '#domain/lens/model/format.ts';
import type { LensDefinition, Parameter } from '#domain/lens/model/lens.ts';
import { readTyped } from '#domain/lens/typed/read-typed.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { NumberBox } from '../parts/NumberBox.tsx';
import { TakeButton } from '../parts/TakeButton.tsx';
import { ValueOrigin } from './ValueOrigin.tsx';

interface ValueFieldProps {
  lens: LensDefinition;
  step: number;
  parameter: Parameter;
  value: number | string | undefined;
  violations: readonly Violation[];
  /** Null takes the value out. */
  onChange: (value: number | string | null) => void;
}

/** One value of a lens, what is wrong with it with the nearest right value, and where it comes from. */
export function ValueField(props: ValueFieldProps) {
  const { lens, step, parameter, value, violations, onChange } = props;
  const text = useText('fitting');
  const locale = useLocale();
  const label = parameter.label[locale];
  const [violation] = violations;
  const problem = violation ? describeViolation(violation, lens, locale) : null;
  const nearest = violation?.nearest ?? null;
  const offer = nearest !== null && (
    <TakeButton
      label={text('first.useNearest', { value: formatParameter(nearest, parameter, locale) })}
      onTake={() => onChange(nearest)}
    />
  );
  const isLeftToLab = value === undefined && parameter.laboratoryDecides === true;
  const hint = isLeftToLab ? (
    <p className="fitting-origin">{text('first.laboratory')}</p>
  ) : (
    step === 0 && <ValueOrigin lens={lens} parameter={parameter} value={value} />
  );
  if (parameter.kind === 'choice') {
    return <ChoiceBox {...{ label, parameter, value, problem, offer, hint, onChange }} />;
  }
  return (
    <NumberBox
      label={label}
      unit={parameter.unit}
      value={typeof value === 'number' ? value : undefined}
      read={(typed) => readTyped(typed, parameter)}
      write={(number) => formatNumber(number, parameter)}
      problem={problem}
      offer={offer}
      hint={hint}
      onChange={(number) => onChange(number ?? null)}
    />
  );
}

interface ChoiceBoxProps {
  label: string;
  parameter: Extract<Parameter, { kind: 'choice' }>;
  value: number | string | undefined;
  problem: string | null;
  offer: ReactNode;
  hint: ReactNode;
  onChange: (value: string | null) => void;
}

function ChoiceBox({ label, parameter, value, problem, offer, hint, onChange }: ChoiceBoxProps) {
  const id = useId();
  const text = useText('fitting');
  const locale = useLocale();
  const none = parameter.laboratoryDecides ? text('first.laboratory') : text('first.noValue');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      >
        <option value="">{none}</option>
        {parameter.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label[locale]}
          </option>
        ))}
      </select>
      <div id={`${id}-about`} className="fitting-hint">
        {problem !== null && <p className="field-error">{problem}</p>}
        {offer}
        {hint}
      </div>
    </div>
  );
}
