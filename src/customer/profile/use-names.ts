import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { namesIn } from './names.ts';
import type { Names } from './names.ts';

/** Returns countries and their regions by name, in the current language. */
export function useNames(): Names {
  return namesIn(usePortalLocale());
}
