import type { InjectOptions } from 'fastify';
import { randomUUID } from 'node:crypto';

const SEEN = { 'if-match': '"1"' };
const URL = '/api/reject-reasons';
const payload = () => ({ name: `Name ${randomUUID().slice(0, 8)}`, reason: 'Text', offered: true });

/** A request for each route of the preset reasons; those for one of them name one that does not exist. */
export const rejectReasonRequests = {
  'GET /api/reject-reasons': (): InjectOptions => ({ method: 'GET', url: URL }),
  'GET /api/reject-reasons.csv': (): InjectOptions => ({ method: 'GET', url: `${URL}.csv` }),
  'GET /api/reject-reasons/:id': (): InjectOptions => ({ method: 'GET', url: `${URL}/none` }),
  'POST /api/reject-reasons': (): InjectOptions => ({
    method: 'POST',
    url: URL,
    headers: { 'idempotency-key': randomUUID() },
    payload: payload(),
  }),
  'PUT /api/reject-reasons/:id': (): InjectOptions => ({
    method: 'PUT',
    url: `${URL}/none`,
    headers: SEEN,
    payload: payload(),
  }),
  'DELETE /api/reject-reasons/:id': (): InjectOptions => ({
    method: 'DELETE',
    url: `${URL}/none`,
    headers: SEEN,
  }),
};
