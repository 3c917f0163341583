/** The stage whose pages have no badge. */
export const PRODUCTION = 'production';

/**
 * LY-11: the stage that a build was made for, from its variable VITE_STAGE. Production must be named: taken for a trial,
 * the portal costs a question; a trial taken for the portal costs the orders that nobody makes.
 */
export function stageOf(variable: string | undefined): string {
  return variable?.trim().toLowerCase() || 'staging';
}
