import { useEffect } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import type { TitleName } from './route-types.ts';

/** Sets the document's title while the page is mounted; null when another part of the page sets it. */
export function useTitle(name: TitleName | null): void {
  const text = useText('entry');
  const title = name && `${text(`titles.${name}`)} · ${text('product')}`;
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
}
