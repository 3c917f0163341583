import { useId, useState } from 'react';
import { useLocale } from '#providers/messages/use-locale.ts';
import type { ClinicalField } from '../../../eye/field.ts';
import type { ClinicalTexts } from '../../../eye/read-clinical.ts';
import { useFittingView } from '../state/fitting-context.ts';
import { MeasuredChoice } from './MeasuredChoice.tsx';
import { pastedInto } from './paste-measured.ts';

interface MeasuredFieldProps {
  field: ClinicalField;
  value: string;
  problem: string | null;
  onChange: (texts: ClinicalTexts) => void;
}

/** Longer text is no value. */
const LONGEST = 60;

/** A measurement as it is typed, or a choice. What is wrong is said once the field was left. */
export function MeasuredField({ field, value, problem, onChange }: MeasuredFieldProps) {
  const id = useId();
  const locale = useLocale();
  const { file } = useFittingView().fitting;
  const [isLeft, setLeft] = useState(value !== '');
  const { name, label } = field;
  const isWrong = isLeft && problem !== null;
  const take = (typed: string): boolean => {
    const several = pastedInto(name, typed, file.eye);
    if (several) onChange(several);
    return several !== null;
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label[locale]}</label>
      {field.kind === 'choice' ? (
        <MeasuredChoice id={id} field={field} value={value} onChange={onChange} />
      ) : (
        <div className="fitting-row">
          <input
            id={id}
            autoComplete="off"
            inputMode={name.startsWith('refraction') ? 'text' : 'decimal'}
            maxLength={LONGEST}
            placeholder=" "
            value={value}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `${id}-problem` : undefined}
            onChange={(event) => onChange({ [name]: event.target.value })}
            onBlur={() => {
              setLeft(true);
              take(value);
            }}
            onPaste={(event) => {
              if (take(event.clipboardData.getData('text'))) event.preventDefault();
            }}
          />
          {field.kind === 'number' && <span className="fitting-unit">{field.unit}</span>}
        </div>
      )}
      {isWrong && (
        <p className="field-error" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
