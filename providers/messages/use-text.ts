import { useMemo } from 'react';
import type { Namespace } from './areas.ts';
import { textIn } from './text-in.ts';
import type { Text } from './text-in.ts';
import { useLocale } from './use-locale.ts';

/** Returns the texts of a namespace in the current language, by typed key; renders again when the language changes. */
export function useText<N extends Namespace>(namespace: N): Text<N> {
  const locale = useLocale();
  return useMemo(() => textIn(locale, namespace), [locale, namespace]);
}
