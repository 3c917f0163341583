import type { ReactNode } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import { LocaleSwitch } from '../../i18n/LocaleSwitch.tsx';
import { LensPicture } from './LensPicture.tsx';
import './public-frame.css';

/** Shows a column next to a picture; on a phone the picture is above. Tab reaches the page before the languages. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const text = useText('entry');
  return (
    <div className="public">
      <aside className="public-picture">
        <p className="wordmark">{text('product')}</p>
        <LensPicture />
      </aside>
      <main className="public-content">{children}</main>
      <footer className="public-languages">
        <LocaleSwitch />
      </footer>
    </div>
  );
}
