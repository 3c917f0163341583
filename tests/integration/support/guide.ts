import { creates, edits, reads, steps } from './kinds-of-requests.ts';
import type { GuideRecordInput } from '#domain/schemas/guide-record.ts';

const URL = '/api/guide';

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

/** A request for each route of the guide; those for one passage name one that does not exist. */
export const guideRequests = {
  'GET /api/consultant/guide': reads('/api/consultant/guide'),
  'GET /api/guide': reads(URL),
  'GET /api/guide.csv': reads(`${URL}.csv`),
  'GET /api/guide/:id': reads(`${URL}/none`),
  'GET /api/guide/:id/versions': reads(`${URL}/none/versions`),
  'GET /api/guide/:id/versions/:version': reads(`${URL}/none/versions/1`),
  'POST /api/guide': creates(URL, passageInput),
  'PUT /api/guide/:id': edits(`${URL}/none`, passageInput),
  'POST /api/guide/:id/restore': steps(`${URL}/none/restore`, { version: 1 }),
};
