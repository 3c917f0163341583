import type { GuideRecordInput } from '#domain/schemas/guide-record.ts';
import type { InjectOptions } from 'fastify';
import { randomUUID } from 'node:crypto';

const URL = '/api/guide';
const SEEN = { 'if-match': '"1"' };

/** A passage that can be saved. */
export function passageInput(change: Partial<GuideRecordInput> = {}): GuideRecordInput {
  return {
    topic: 'scleral',
    families: ['scleral'],
    titleEn: 'A lens that fogs',
    titleEs: 'Un lente que se empaña',
    bodyEn: 'Refill it at midday.',
    bodyEs: 'Rellénelo al mediodía.',
    sourceTitle: 'A journal',
    sourceVersion: 'May 2018',
    sourceAddress: 'https://journal.test/fogging',
    standing: 'secondHand',
    reviewedOn: '2026-11-26',
    isShown: true,
    ...change,
  };
}

const get = (url: string) => (): InjectOptions => ({ method: 'GET', url });

/** A request for each route of the guide; those for one passage name one that does not exist. */
export const guideRequests = {
  'GET /api/consultant/guide': get('/api/consultant/guide'),
  'GET /api/guide': get(URL),
  'GET /api/guide.csv': get(`${URL}.csv`),
  'GET /api/guide/:id': get(`${URL}/none`),
  'GET /api/guide/:id/versions': get(`${URL}/none/versions`),
  'GET /api/guide/:id/versions/:version': get(`${URL}/none/versions/1`),
  'POST /api/guide': (): InjectOptions => ({
    method: 'POST',
    url: URL,
    headers: { 'idempotency-key': randomUUID() },
    payload: passageInput(),
  }),
  'PUT /api/guide/:id': (): InjectOptions => ({
    method: 'PUT',
    url: `${URL}/none`,
    headers: SEEN,
    payload: passageInput(),
  }),
  'POST /api/guide/:id/restore': (): InjectOptions => ({
    method: 'POST',
    url: `${URL}/none/restore`,
    headers: SEEN,
    payload: { version: 1 },
  }),
};
