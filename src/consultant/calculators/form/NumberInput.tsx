import { useId } from 'react';
import type { NumberField } from '#domain/consultant/calculators/parts/calculator.ts';
import { firstUnit, type Typed } from '#domain/consultant/calculators/parts/read-values.ts';
import { useText } from '#providers/messages/use-text.ts';
import { isSeveral, type CalculatorState } from './use-calculator.ts';
import { useUnitText } from './use-problem-text.ts';

interface NumberInputProps {
  name: string;
  field: NumberField;
  typed: Typed;
  problem: string | null;
  state: Pick<CalculatorState, 'type' | 'paste' | 'leave' | 'chooseUnit'>;
}

/** Longer text is no value. */
const LONGEST = 60;

/** A number with its unit, which can be chosen when there are several. */
export function NumberInput({ name, field, typed, problem, state }: NumberInputProps) {
  const id = useId();
  const text = useText('calculators');
  const unitText = useUnitText();
  const unit = typed.unit ?? firstUnit(field);
  const label = text(`fields.${field.label}`);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="calculator-row">
        <input
          id={id}
          name={name}
          autoComplete="off"
          // A keypad for decimals has no minus sign.
          inputMode={field.min < 0 ? 'text' : 'decimal'}
          maxLength={LONGEST}
          placeholder={field.optional ? text('optional') : undefined}
          value={typed.text}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={(event) => state.type(name, event.target.value)}
          onBlur={() => state.leave(name)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (!isSeveral(pasted)) return;
            event.preventDefault();
            void state.paste(name, pasted);
          }}
        />
        {field.units.length === 1 ? (
          <span className="calculator-unit">{unitText(unit)}</span>
        ) : (
          <select
            aria-label={text('unitOf', { field: label })}
            value={unit}
            onChange={(event) => {
              const chosen = field.units.find((one) => one === event.target.value);
              if (chosen) state.chooseUnit(name, chosen);
            }}
          >
            {field.units.map((one) => (
              <option key={one} value={one}>
                {unitText(one)}
              </option>
            ))}
          </select>
        )}
      </div>
      {problem !== null && (
        <p className="field-error" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
