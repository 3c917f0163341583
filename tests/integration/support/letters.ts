import { asks, creates, edits, reads, steps } from './kinds-of-requests.ts';
import type { LetterInput } from '#domain/schemas/letter.ts';
import { randomUUID } from 'node:crypto';
import type { Person } from './people.ts';
import type { TestPortal } from './portal.ts';

const URL = '/api/letters';

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

const ofNone = (path: string) => `${URL}/${randomUUID()}/${path}`;

/** A request for each route of letters and of their links; those for one letter name one that does not exist. */
export const letterRequests = {
  'GET /api/letters': reads(URL),
  'GET /api/letters.csv': reads(`${URL}.csv`),
  'GET /api/letters/:id': reads(`${URL}/${randomUUID()}`),
  'POST /api/letters': creates(URL, letterInput),
  'PUT /api/letters/:id': edits(`${URL}/${randomUUID()}`, letterInput),
  'POST /api/letters/audience': steps(`${URL}/audience`, { filter: {}, practiceRoles: ['owner'] }),
  'POST /api/letters/:id/render': steps(ofNone('render'), { language: 'en' }),
  'POST /api/letters/:id/test': steps(ofNone('test'), { language: 'en' }),
  'POST /api/letters/:id/start': steps(ofNone('start')),
  'POST /api/letters/:id/pause': steps(ofNone('pause')),
  'POST /api/letters/:id/resume': steps(ofNone('resume')),
  'POST /api/letters/:id/cancel': steps(ofNone('cancel')),
  'POST /api/mail/unsubscribe/look': steps('/api/mail/unsubscribe/look', { token: 'none' }),
  'POST /api/mail/unsubscribe': steps('/api/mail/unsubscribe', { token: 'none' }),
  'POST /api/mail/subscribe': steps('/api/mail/subscribe', { token: 'none' }),
  'POST /api/mail/unsubscribe/:token': steps('/api/mail/unsubscribe/none'),
};

/** RS-03: an email by this person; the path names their token. */
export function directEmailRequests({ tokens }: TestPortal) {
  return {
    'POST /api/auth/email/:token': (person: Person | null) =>
      asks(`/api/auth/email/${person ? tokens[person] : 'none'}`, {
        recipients: 'somebody@lens.test',
        subject: 'Hello',
        body: 'Two\nlines',
      })(),
    'GET /api/customer/lab-addresses': reads('/api/customer/lab-addresses'),
  };
}
