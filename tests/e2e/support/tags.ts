/** For journeys that `npm test` includes: about a dozen that together meet every part of the portal. None takes a spare network. */
export const SHORT = { tag: '@short' };

/** For journeys that crash many pages: these run in the full browser, not the headless shell. */
export const MANY_KILLS = { tag: '@kills' };
