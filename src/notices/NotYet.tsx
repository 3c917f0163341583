import type { ReactNode } from 'react';
import './not-yet.css';

export interface NotYetTexts {
  heading: string;
  /** What this page does not offer yet. */
  lead: string;
  /** The heading above what is possible today. */
  today: string;
  points: readonly string[];
}

interface NotYetProps {
  texts: NotYetTexts;
  /** The one useful link. */
  children: ReactNode;
}

/** A page that is in the menu but not implemented yet. Plain HTML, because public pages show it too. */
export function NotYet({ texts, children }: NotYetProps) {
  return (
    <article className="not-yet">
      <h1>{texts.heading}</h1>
      <p>{texts.lead}</p>
      <h2>{texts.today}</h2>
      <ul>
        {texts.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {children}
    </article>
  );
}
