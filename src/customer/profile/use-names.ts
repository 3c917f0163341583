import { useLocale } from '#providers/messages/use-locale.ts';
import { namesIn } from './names.ts';
import type { Names } from './names.ts';

/** Returns countries and their regions by name, in the current language. */
export function useNames(): Names {
  return namesIn(useLocale());
}
