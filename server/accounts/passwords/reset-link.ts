import type { Locale } from '#domain/locale.ts';

/** Where a Firebase project handles its links unless it is told another address. */
const FIREBASES_OWN = '/__/auth/action';

/**
 * The link that Firebase made, to our own page: one that leads to the project's handler goes to `/auth/action` of
 * the portal instead, where our rule for passwords holds. A project whose action URL is set has it there already.
 */
export function toOurPage(made: string, language: Locale, portalUrl: string | undefined): string {
  const link = new URL(made);
  link.searchParams.set('lang', language);
  if (link.pathname !== FIREBASES_OWN || !portalUrl) return link.href;
  return new URL(`/auth/action${link.search}`, portalUrl).href;
}
