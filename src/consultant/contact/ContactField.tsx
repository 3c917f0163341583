import type { HTMLInputTypeAttribute } from 'react';
import { REQUEST_LIMITS } from '#domain/consultant/requests/limits.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { ContactField as FieldName, ContactProblem } from './contact-problems.ts';

interface ContactFieldProps {
  name: Exclude<FieldName, 'question'>;
  value: string;
  problem: ContactProblem | undefined;
  onChange: (value: string) => void;
  type?: HTMLInputTypeAttribute;
  autoComplete: string;
}

/** A line of the form, with what is wrong with it. */
export function ContactField(props: ContactFieldProps) {
  const { name, value, problem, onChange, type = 'text', autoComplete } = props;
  const text = useText('contact');
  const id = `contact-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{text(name)}</label>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        maxLength={REQUEST_LIMITS[name]}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem && (
        <p className="field-error" id={`${id}-problem`}>
          {text(`problems.${problem}`)}
        </p>
      )}
    </div>
  );
}
