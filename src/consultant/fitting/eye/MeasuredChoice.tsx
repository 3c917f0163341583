import type { ChoiceParameter } from '#domain/lens/model/lens.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { ClinicalTexts } from '../../../eye/read-clinical.ts';

interface MeasuredChoiceProps {
  id: string;
  field: ChoiceParameter;
  value: string;
  onChange: (texts: ClinicalTexts) => void;
}

/** A finding before the lens, such as the condition of the cornea. */
export function MeasuredChoice({ id, field, value, onChange }: MeasuredChoiceProps) {
  const locale = useLocale();
  const text = useText('fitting');
  return (
    <select
      id={id}
      value={value}
      onChange={(event) => onChange({ [field.name]: event.target.value })}
    >
      <option value="">{text('measure.none')}</option>
      {field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label[locale]}
        </option>
      ))}
    </select>
  );
}
