import type { LetterInput } from '#domain/schemas/letter.ts';
import type { InjectOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Person } from './people.ts';
import type { TestPortal } from './portal.ts';

const URL = '/api/letters';
const SEEN = { 'if-match': '"1"' };

/** A letter to every member of every account. */
export function letterInput(changes: Partial<LetterInput> = {}): LetterInput {
  return {
    name: 'Summer hours',
    subject: { en: 'Our hours in July', es: 'Nuestro horario en julio' },
    body: { en: 'The lab closes at six.', es: 'El laboratorio cierra a las seis.' },
    filter: {},
    practiceRoles: ['owner', 'orderer', 'biller', 'viewer'],
    perMinute: 600,
    ...changes,
  };
}

const post = (path: string, payload?: object) => (): InjectOptions => ({
  method: 'POST',
  url: path,
  headers: SEEN,
  ...(payload && { payload }),
});
const ofNone = (path: string) => `${URL}/${randomUUID()}/${path}`;

/** A request for each route of letters and of their links; those for one letter name one that does not exist. */
export const letterRequests = {
  'GET /api/letters': (): InjectOptions => ({ method: 'GET', url: URL }),
  'GET /api/letters.csv': (): InjectOptions => ({ method: 'GET', url: `${URL}.csv` }),
  'GET /api/letters/:id': (): InjectOptions => ({ method: 'GET', url: `${URL}/${randomUUID()}` }),
  'POST /api/letters': (): InjectOptions => ({
    method: 'POST',
    url: URL,
    headers: { 'idempotency-key': randomUUID() },
    payload: letterInput(),
  }),
  'PUT /api/letters/:id': (): InjectOptions => ({
    method: 'PUT',
    url: `${URL}/${randomUUID()}`,
    headers: SEEN,
    payload: letterInput(),
  }),
  'POST /api/letters/audience': post(`${URL}/audience`, { filter: {}, practiceRoles: ['owner'] }),
  'POST /api/letters/:id/render': post(ofNone('render'), { language: 'en' }),
  'POST /api/letters/:id/test': post(ofNone('test'), { language: 'en' }),
  'POST /api/letters/:id/start': post(ofNone('start')),
  'POST /api/letters/:id/pause': post(ofNone('pause')),
  'POST /api/letters/:id/resume': post(ofNone('resume')),
  'POST /api/letters/:id/cancel': post(ofNone('cancel')),
  'POST /api/mail/unsubscribe/look': post('/api/mail/unsubscribe/look', { token: 'none' }),
  'POST /api/mail/unsubscribe': post('/api/mail/unsubscribe', { token: 'none' }),
  'POST /api/mail/subscribe': post('/api/mail/subscribe', { token: 'none' }),
  'POST /api/mail/unsubscribe/:token': post('/api/mail/unsubscribe/none'),
};

/** RS-03: an email by this person; the path names their token. */
export function directEmailRequests({ tokens }: TestPortal) {
  return {
    'POST /api/auth/email/:token': (person: Person | null): InjectOptions => ({
      method: 'POST',
      url: `/api/auth/email/${person ? tokens[person] : 'none'}`,
      payload: { recipients: 'somebody@lens.test', subject: 'Hello', body: 'Two\nlines' },
    }),
    'GET /api/customer/lab-addresses': (): InjectOptions => ({
      method: 'GET',
      url: '/api/customer/lab-addresses',
    }),
  };
}
