import { Suspense } from 'react';
import { MarkText } from './later.tsx';
import type { ShownMark } from './shown-mark.ts';

export interface FieldMarkProps {
  /** Undefined: the field has no mark. */
  shown: ShownMark | undefined;
  /** Writes a value of the field with its unit, or an option by its name. */
  write: (text: string) => string;
  /** The field is the choice of the lens. */
  isLens?: boolean;
}

/** VC-04: says below a field where its value is from, or that it was edited since. */
export function FieldMark({ shown, ...props }: FieldMarkProps) {
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <MarkText shown={shown} {...props} />
    </Suspense>
  );
}
