import type { Ref, TextareaHTMLAttributes } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldFrameProps } from './FieldFrame.tsx';

type TextAreaFieldProps = Omit<FieldFrameProps, 'children'> &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & { ref?: Ref<HTMLTextAreaElement> };

/** A field for several lines of text. */
export function TextAreaField({ label, hint, error, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => <textarea rows={3} {...area} {...control} />}
    </FieldFrame>
  );
}
