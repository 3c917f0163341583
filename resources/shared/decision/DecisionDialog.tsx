import { useRef, useState } from 'react';
import { DecisionField } from './DecisionField.tsx';
import type { DecisionFieldWords } from './DecisionField.tsx';
import { DecisionFrame } from './DecisionFrame.tsx';
import type { DecisionFrameProps } from './DecisionFrame.tsx';

export interface DecisionDialogProps extends Pick<
  DecisionFrameProps,
  'title' | 'consequence' | 'action' | 'tone' | 'isPending' | 'error' | 'onClose'
> {
  /** The single input of the dialog. */
  field: DecisionFieldWords;
  /** Called with the trimmed input once it is valid. */
  onDecide: (typed: string) => void;
}

/** Explains the consequence, asks for the input, and stays open until the server answers. */
export function DecisionDialog({ field, onDecide, ...frame }: DecisionDialogProps) {
  const [typed, setTyped] = useState(field.initial ?? '');
  const [showsProblem, setShowsProblem] = useState(false);
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const focusField = () => input.current?.focus();

  const decide = () => {
    const isMissing = field.missing !== undefined && typed.trim() === '';
    setShowsProblem(isMissing);
    if (isMissing) return focusField();
    if (!frame.isPending) onDecide(typed.trim());
  };
  return (
    <DecisionFrame {...frame} onOpened={focusField} onSubmit={decide}>
      <DecisionField
        words={field}
        value={typed}
        showsProblem={showsProblem}
        onChange={setTyped}
        inputRef={input}
      />
    </DecisionFrame>
  );
}
