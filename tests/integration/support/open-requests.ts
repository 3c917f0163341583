import type { InjectOptions } from 'fastify';
import { guideRequests } from './guide.ts';

const get = (url: string) => (): InjectOptions => ({ method: 'GET', url });

/** A request for each route that is about nobody: the portal itself, and what the consultant speaks of. */
export const openRequests = {
  'GET /api/health': get('/api/health'),
  'GET /api/health/live': get('/api/health/live'),
  'GET /api/openapi.json': get('/api/openapi.json'),
  'GET /api/consultant/lenses': get('/api/consultant/lenses'),
  ...guideRequests,
};
