import { useMemo } from 'react';
import type { LensFamily } from '#domain/schemas/lens.ts';
import { createUseText } from '#providers/typed-translate.ts';
import { usePortalLocale } from '../../shared/use-portal-locale.ts';
import { useLensesText } from '../use-lenses-text.ts';
import { messages } from './messages.ts';
import type { Words } from './words.ts';

const useText = createUseText('lensWords', messages);

/** Returns the texts that describe a definition, in the user's language. */
export function useLensWords(): Words {
  const text = useText();
  const lenses = useLensesText();
  const locale = usePortalLocale();
  return useMemo(
    () => ({
      text,
      locale,
      family: (family) => lenses(`families.${family as LensFamily}`),
    }),
    [text, lenses, locale],
  );
}
