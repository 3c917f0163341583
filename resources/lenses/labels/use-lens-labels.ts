import { useMemo } from 'react';
import type { LensFamily } from '#domain/lens/model/lens.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { Labels } from './labels.ts';

/** Returns the texts that describe a definition, in the user's language. */
export function useLensLabels(): Labels {
  const text = useText('lensLabels');
  const lenses = useText('lenses');
  const locale = useLocale();
  return useMemo(
    () => ({
      text,
      locale,
      family: (family) => lenses(`families.${family as LensFamily}`),
    }),
    [text, lenses, locale],
  );
}
