import type { GuideRecordInput } from '#domain/consultant/guide/guide-record.ts';

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
