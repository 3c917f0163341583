/** The stage whose pages have no badge. */
export const PRODUCTION = 'production';

/**
 * LY-11: returns the stage of a build, from its variable VITE_STAGE. Production must be set explicitly: production that
 * looks like a test site costs a question; a test site that looks like production costs the orders that nobody makes.
 */
export function stageOf(variable: string | undefined): string {
  return variable?.trim().toLowerCase() || 'staging';
}
