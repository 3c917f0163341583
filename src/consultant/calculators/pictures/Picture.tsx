import type { ReactNode } from 'react';
import { useText } from '#providers/messages/use-text.ts';

interface PictureProps {
  height?: number;
  /** What it shows, in figures. */
  says: string;
  children: ReactNode;
}

/** A drawing 240 wide, with what it shows as its name. */
export function Picture({ height = 150, says, children }: PictureProps) {
  const text = useText('calculators');
  return (
    <svg
      className="calculator-picture"
      viewBox={`0 0 240 ${height}`}
      role="img"
      aria-label={text('pictureOf', { result: says })}
    >
      {children}
    </svg>
  );
}
