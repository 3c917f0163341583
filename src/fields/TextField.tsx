import type { InputHTMLAttributes, Ref } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldFrameProps } from './FieldFrame.tsx';

type TextFieldProps = Omit<FieldFrameProps, 'children'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & { ref?: Ref<HTMLInputElement> };

/** A field for one line of text. Takes the props of react-hook-form's `register()`, or value and onChange. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => <input type="text" {...input} {...control} />}
    </FieldFrame>
  );
}
