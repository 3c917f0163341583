import { TextField } from '#src/fields/TextField.tsx';
import type { SignUpDraft } from '../shared/check-sign-up.ts';
import { useSignUpText } from './sign-up-text.ts';

const NAMES = [
  { field: 'firstName', autoComplete: 'given-name' },
  { field: 'lastName', autoComplete: 'family-name' },
] as const;

interface NameFieldsProps {
  draft: SignUpDraft;
  errors: Partial<Record<keyof SignUpDraft, string>>;
  onChange: (part: Partial<SignUpDraft>) => void;
}

/** Fields for the first and last name, side by side where they fit. */
export function NameFields({ draft, errors, onChange }: NameFieldsProps) {
  const texts = useSignUpText();
  return (
    <div className="field-pair">
      {NAMES.map(({ field, autoComplete }) => (
        <TextField
          key={field}
          label={texts[field]}
          name={field}
          autoComplete={autoComplete}
          required
          maxLength={200}
          value={draft[field]}
          error={errors[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      ))}
    </div>
  );
}
