import type { ReactNode } from 'react';
import './not-yet.css';

export interface NotYetWords {
  heading: string;
  /** What this page does not offer yet. */
  lead: string;
  /** The heading above what is possible today. */
  today: string;
  points: readonly string[];
}

interface NotYetProps {
  words: NotYetWords;
  /** The one useful link. */
  children: ReactNode;
}

/** A page that is in the menu but not implemented yet. Plain HTML, because public pages show it too. */
export function NotYet({ words, children }: NotYetProps) {
  return (
    <article className="not-yet">
      <h1>{words.heading}</h1>
      <p>{words.lead}</p>
      <h2>{words.today}</h2>
      <ul>
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {children}
    </article>
  );
}
