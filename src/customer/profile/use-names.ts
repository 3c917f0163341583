import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { namesIn } from './names.ts';
import type { Names } from './names.ts';

/** Countries and their regions by name, in the language on the screen. */
export function useNames(): Names {
  return namesIn(usePortalLocale());
}
