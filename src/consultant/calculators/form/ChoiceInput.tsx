import { useId } from 'react';
import type { ChoiceField } from '#domain/consultant/calculators/parts/calculator.ts';
import { useText } from '#providers/messages/use-text.ts';

interface ChoiceInputProps {
  name: string;
  field: ChoiceField;
  value: string;
  problem: string | null;
  onChange: (value: string) => void;
}

/** A choice between a few words. */
export function ChoiceInput({ name, field, value, problem, onChange }: ChoiceInputProps) {
  const id = useId();
  const text = useText('calculators');
  return (
    <fieldset
      className="calculator-choice"
      aria-describedby={problem === null ? undefined : `${id}-problem`}
    >
      <legend>{text(`fields.${field.label}`)}</legend>
      {field.options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={`${id}-${name}`}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {text(`choices.${option}`)}
        </label>
      ))}
      {problem !== null && (
        <p className="field-error" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
