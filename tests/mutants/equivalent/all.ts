import { DOMAIN } from './domain.ts';
import type { Equivalent } from './equivalent.ts';
import { PROVIDERS } from './providers.ts';
import { SERVER } from './server.ts';

/** They do not count, neither as killed nor as survivors. */
export const EQUIVALENT: Equivalent = { ...DOMAIN, ...SERVER, ...PROVIDERS };
