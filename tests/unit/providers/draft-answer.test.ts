import { expect, it } from 'vitest';
import { draftAnswer } from '#providers/drafts/draft-answer.ts';
import { refusal, storedDraft } from './draft-fixture.ts';

const REFUSED = { kind: 'refused', message: 'Refused' };
const theirs = storedDraft({ version: 2 });

it.each([
  ['412 with the draft', 412, { current: theirs }, { kind: 'movedOn', theirs }],
  ['412 without a draft', 412, {}, REFUSED],
  ['409 with a draft that has not ended', 409, { current: theirs }, REFUSED],
  ['422 with the draft', 422, { current: theirs }, REFUSED],
])(
  'OR-03 a draft was saved elsewhere only by a 412 with it: %s',
  async (_, status, body, answer) => {
    expect(await draftAnswer(() => Promise.reject(refusal(status, body)))).toEqual(answer);
  },
);
