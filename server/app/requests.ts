import type { FastifyInstance } from 'fastify';
import { provideStateLists } from '#domain/address/regions.ts';
import { STATE_LISTS } from '#domain/address/states/state-lists.ts';
import { callerOf } from '../access/caller/caller-of.ts';
import { registerCallers } from '../access/plugin.ts';
import type { Services } from '../access/services.ts';
import { accountsOfCallers, registerTermsRequirement } from '../accounts/plugin.ts';
import {
  RATE_LIMITS,
  registerHttp,
  registerOpenApi,
  registerRateLimit,
} from '../platform/plugin.ts';
import type { AppOptions } from './app-options.ts';

// Before the first request: the rules of addresses know the states of every country.
provideStateLists(STATE_LISTS);

/** Registers what every request passes before its route. Hooks run in this order. */
export async function registerRequests(
  app: FastifyInstance,
  services: Pick<Services, 'database' | 'callers' | 'clock' | 'sessionLongest'>,
  options: Pick<AppOptions, 'httpsOnly' | 'rateLimits' | 'identityFreshFor' | 'identityWithin'>,
): Promise<void> {
  const { database, callers, clock, sessionLongest } = services;
  const { httpsOnly = false, rateLimits = RATE_LIMITS } = options;
  registerHttp(app, { database, httpsOnly, uidOf: (request) => callerOf(request).uid });
  registerCallers(app, {
    database,
    callers,
    accounts: accountsOfCallers({ database, callers, clock }),
    freshFor: options.identityFreshFor,
    within: options.identityWithin,
    now: () => clock().getTime(),
    sessionLongest,
    refusalsPerMinute: rateLimits ? rateLimits.refusalsPerMinute : Infinity,
  });
  registerTermsRequirement(app, database);
  if (rateLimits) await registerRateLimit(app, rateLimits);
  registerOpenApi(app);
}
