import { useEffect } from 'react';
import { usePublicText } from './i18n/public-text.ts';
import type { PublicTexts } from './i18n/public-text.ts';

/** Sets the document's title while the page is mounted; null when another part of the page sets it. */
export function useTitle(name: keyof PublicTexts['titles'] | null): void {
  const { titles, product } = usePublicText();
  const title = name && `${titles[name]} · ${product}`;
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
}
