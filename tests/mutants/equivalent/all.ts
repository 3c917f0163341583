import { DOMAIN } from './domain.ts';
import { PROVIDERS } from './providers.ts';
import { SERVER } from './server.ts';

/** They do not count, neither as killed nor as survivors. */
export const EQUIVALENT = [...DOMAIN, ...SERVER, ...PROVIDERS];
