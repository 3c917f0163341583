import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** The address that was shown last. The first page of a visit leaves the focus where the browser has it. */
let shown: string | null = null;

/** UX-01: the heading of a page. It gets the focus when another page of the consultant led to it. */
export function PageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { pathname } = location;
    if (shown !== null && shown !== pathname) {
      scrollTo(0, 0);
      heading.current?.focus();
    }
    shown = pathname;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
