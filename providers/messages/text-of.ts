import type { Namespace } from './areas.ts';
import { currentLocale } from './locale.ts';
import { textIn } from './text-in.ts';
import type { Text } from './text-in.ts';

/** Returns the texts of a namespace in the current language, for use outside React. */
export function textOf<N extends Namespace>(namespace: N): Text<N> {
  return textIn(currentLocale.get(), namespace);
}
