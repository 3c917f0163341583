import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode } from 'react';
import { useText } from '#providers/messages/use-text.ts';

/** What others did to the record of an open dialog. */
export interface Moved {
  /** Who did what, and when. */
  what: string;
  /** Whether the decision cannot be taken any more. */
  isOver: boolean;
  /** What is different about the record now. */
  differences?: ReactNode;
}

/** OR-07: says in the dialog that the record has changed, and what can be done about it. What is typed stays. */
export function MovedOnNote({ moved: { what, isOver, differences } }: { moved: Moved }) {
  const text = useText('shared');
  return (
    <Alert severity="warning" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
      <AlertTitle>{what}</AlertTitle>
      {differences}
      {text(isOver ? 'decision.over' : 'decision.again')}
    </Alert>
  );
}
