import { useEffect } from 'react';
import { usePublicText } from './i18n/public-text.ts';
import type { PublicTexts } from './i18n/public-text.ts';

/** The document's title, as long as the page stands. */
export function useTitle(name: keyof PublicTexts['titles']): void {
  const { titles, product } = usePublicText();
  const title = `${titles[name]} · ${product}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
