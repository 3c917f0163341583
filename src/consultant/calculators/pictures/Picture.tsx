import type { ReactNode } from 'react';
import { useText } from '#providers/messages/use-text.ts';

interface PictureProps {
  height: number;
  /** What it shows, in figures. */
  says: string;
  children: ReactNode;
}

/** A drawing 240 wide. What it shows is also there as text for screen readers. */
export function Picture({ height, says, children }: PictureProps) {
  const text = useText('calculators');
  return (
    <>
      <svg className="calculator-picture" viewBox={`0 0 240 ${height}`} aria-hidden>
        {children}
      </svg>
      <p className="calculator-unseen">{text('pictureOf', { result: says })}</p>
    </>
  );
}
