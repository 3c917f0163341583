import { useEffect } from 'react';
import { usePublicText } from './i18n/public-text.ts';
import type { PublicTexts } from './i18n/public-text.ts';

/** The document's title, as long as the page stands; null where another part of the page gives it. */
export function useTitle(name: keyof PublicTexts['titles'] | null): void {
  const { titles, product } = usePublicText();
  const title = name && `${titles[name]} · ${product}`;
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
}
