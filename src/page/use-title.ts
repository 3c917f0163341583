import { useEffect } from 'react';
import type { Locale } from '#domain/basics/locale.ts';
import { loadedTexts } from '#providers/messages/loaded-texts.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { PublicTitle, TitleName } from '../routes/route-types.ts';

/** Sets the document's title while the page is mounted; null when another part of the page sets it. */
export function useTitle(name: TitleName | null): void {
  const locale = useLocale();
  const text = useText('entry');
  const title = name && `${titleOf(locale, name)} · ${text('product')}`;
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
}

/** The titles of public pages are loaded with the sign-in, the others with the shell that is around their pages. */
function titleOf(locale: Locale, name: TitleName): string {
  const { titles } = loadedTexts(locale, 'entry');
  return isPublic(titles, name) ? titles[name] : loadedTexts(locale, 'shell').titles[name];
}

function isPublic(titles: Record<PublicTitle, string>, name: TitleName): name is PublicTitle {
  return name in titles;
}
