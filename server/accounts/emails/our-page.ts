import type { Locale } from '#domain/basics/locale.ts';

/** The path of Firebase's own page for links, the default of a project. */
const FIREBASES_OWN = '/__/auth/action';

/**
 * Changes Firebase's link to our own page: a link to the project's default page goes to `/auth/action` of the portal,
 * which enforces our password rule. The link of a project with its own action URL leads there already.
 */
export function toOurPage(made: string, language: Locale, portalUrl: string | undefined): string {
  const link = new URL(made);
  link.searchParams.set('lang', language);
  if (link.pathname !== FIREBASES_OWN || !portalUrl) return link.href;
  return new URL(`/auth/action${link.search}`, portalUrl).href;
}
