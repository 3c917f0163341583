import { useEffect, useRef } from 'react';
import { useFittingView } from '../state/fitting-context.ts';

/** The heading of a stage. It gets the focus when somebody moved to the stage. */
export function StageHeading({ children }: { children: string }) {
  const { moves } = useFittingView().fitting;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);
  return (
    <h2 ref={heading} tabIndex={-1} className="fitting-stage-heading">
      {children}
    </h2>
  );
}
