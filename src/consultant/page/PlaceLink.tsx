import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../../page/plain-click.ts';
import { usePlace } from './place.ts';

interface PlaceLinkProps {
  to: string;
  className?: string;
  /** It leads to the page that is shown, or to one above it. */
  current?: 'page' | 'true';
  children: ReactNode;
}

/** A link of the consultant's pages, which works with the router and without. */
export function PlaceLink({ to, className = 'link', current, children }: PlaceLinkProps) {
  const { go } = usePlace();
  const follow = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a className={className} href={to} aria-current={current} onClick={follow}>
      {children}
    </a>
  );
}
