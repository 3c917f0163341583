import type { ReactNode } from 'react';
import { usePublicText } from '#src/i18n/public-text.ts';
import { LensPicture } from './LensPicture.tsx';

/** One column beside a calm picture; the picture goes above on a phone. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { product } = usePublicText();
  return (
    <div className="public">
      <aside className="public-picture">
        <p className="wordmark">{product}</p>
        <LensPicture />
      </aside>
      <main className="public-content">{children}</main>
    </div>
  );
}
