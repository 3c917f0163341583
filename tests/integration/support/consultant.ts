import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import {
  consultantRequestSchema,
  visitorPassSchema,
  type ConsultantRequest,
} from '#domain/consultant/requests/consultant-request.ts';
import type { TestPortal } from './portal.ts';

export const ASKED = {
  website: '',
  practice: 'Lakeside Eye Care',
  contactName: 'Dana Reyes',
  email: 'dana@lakeside.test',
  phone: '',
  question: 'The lens settles to 80 µm after four hours. What first?',
  language: 'en',
  fitting: '',
};

export const RATED = {
  website: '',
  helpful: false,
  reason: 'incomplete',
  comment: 'Where is the source?',
  question: 'Which lens for -3.00 -1.25 x 180?',
  kind: 'answer',
  intent: 'firstLens',
  language: 'en',
  citations: ['Fitting guide'],
};

const PATHS = { request: '/api/consultant/requests', rating: '/api/consultant/ratings' } as const;

interface Sending {
  pass: string;
  key?: string;
  remoteAddress?: string;
}

/** Sends what a visitor typed. */
export function sendAsVisitor(
  portal: TestPortal,
  deed: keyof typeof PATHS,
  changes: Record<string, unknown>,
  { pass, key = randomUUID(), remoteAddress = '192.0.2.1' }: Sending,
): Promise<LightMyRequestResponse> {
  return portal.request(null, {
    method: 'POST',
    url: PATHS[deed],
    remoteAddress,
    headers: { 'idempotency-key': key },
    payload: { ...(deed === 'request' ? ASKED : RATED), ...changes, pass },
  });
}

export async function passOf(portal: TestPortal): Promise<string> {
  const response = await portal.request(null, { url: '/api/consultant/pass' });
  return visitorPassSchema.parse(response.json()).pass;
}

/** What an admin sees of the requests, the newest first. */
export async function requestsSeen(portal: TestPortal): Promise<ConsultantRequest[]> {
  const response = await portal.request('admin', { url: '/api/consultant-requests' });
  return consultantRequestSchema.array().parse(response.json());
}
