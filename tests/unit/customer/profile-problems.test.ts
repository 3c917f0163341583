import { describe, expect, it } from 'vitest';
import { personalFields } from '#domain/address/profile.ts';
import type { PersonalField, PersonalFields } from '#domain/address/profile.ts';
import { textIn } from '#providers/messages/text-in.ts';
import { describeProblem, labelOf, remedyOf } from '#src/customer/profile/describe-problem.ts';
import {
  decide,
  discardTyped,
  followStored,
  openLive,
  settleSaved,
  shownFields,
  unmark,
} from '#src/customer/profile/live-profile.ts';
import { namesIn } from '#src/customer/profile/names.ts';
import { firstToSettle, isFieldRequired, problemOf } from '#src/customer/profile/problems.ts';
import { buildProfile } from '../../fixtures/build-profile.ts';

const STORED = personalFields(
  buildProfile({
    address: '1 Main Street',
    city: 'Sacramento',
    country: 'US',
    state: 'CA',
    zip: '95814',
    phone: '+12025550100',
  }),
);

const SHOWN = shownFields(STORED);
const NO_ADDRESS = { address: '', city: '', country: '', state: '', zip: '', phone: '' };

const wordsIn = (locale: 'en' | 'es') => ({
  text: textIn(locale, 'profile'),
  names: namesIn(locale),
});

/** What is said beside a field, and what is offered. */
function said(field: PersonalField, typed: Partial<PersonalFields>, locale: 'en' | 'es' = 'en') {
  const values = { ...SHOWN, ...typed };
  const problem = problemOf(field, values);
  if (!problem) return null;
  const words = wordsIn(locale);
  const remedy = remedyOf(problem, values, words.names);
  return { message: describeProblem(field, problem, values, words), remedy };
}

const WRONG_PHONE =
  'Enter a valid phone number for United States. For other countries, start with +';

describe('what is said beside a field of the profile', () => {
  it('PF-01 is nothing where all is right', () =>
    expect(Object.keys(SHOWN).filter((field) => said(field as PersonalField, {}))).toEqual([]));

  it.each<[PersonalField, Partial<PersonalFields>, string]>([
    ['firstName', { firstName: ' ' }, 'First name is missing'],
    ['state', { state: '' }, 'Choose from the list'],
    ['zip', { zip: '' }, 'ZIP code is missing'],
    ['zip', { country: 'CA', state: 'ON', zip: '' }, 'Postal code is missing'],
    ['phone', { phone: '020 7946 0000' }, WRONG_PHONE],
    ['phone', { ...NO_ADDRESS, phone: '020 7946 0000' }, 'Start with + and the country code'],
    ['state', { state: 'Kalifornia' }, '“Kalifornia” is not in the list'],
  ])('PF-01 of %s with %o is: %s', (field, typed, message) =>
    expect(said(field, typed)?.message).toBe(message),
  );

  it('PF-01 offers the nearest of the form that the country uses', () => {
    const typed = { country: 'CA', state: 'ON', zip: 'k1a0b1' };
    const { message, remedy } = said('zip', typed) ?? {};
    expect(message).toBe('Enter a valid value for Canada. Example: K1A 0B1');
    expect(remedy).toEqual({ field: 'zip', value: 'K1A 0B1', name: 'K1A 0B1' });
    expect(said('zip', { ...typed, zip: 'K1A 0B1' })).toBeNull();
  });

  it('PF-01 of a ZIP code of another state names that state, and offers to choose it', () => {
    expect(said('zip', { zip: '10001' })).toEqual({
      message: '10001 is in New York',
      remedy: { field: 'state', value: 'NY', name: 'New York' },
    });
    expect(said('zip', { zip: '10001', state: 'NY' })).toBeNull();
  });

  it('PF-01 offers no state that is not one of the country', () =>
    expect(said('zip', { country: 'PR', state: '', zip: '95814' })).toEqual({
      message: '95814 is in California',
      remedy: null,
    }));

  it('PF-01 speaks Spanish', () => {
    const typed = { country: 'ES', state: '', zip: '2801' };
    expect(said('zip', typed, 'es')?.message).toMatch(/^Escriba un valor válido para España/);
    expect(namesIn('es').countryName('US')).toBe('Estados Unidos');
  });
});

/** Where saving goes instead, from a profile without an address. */
const first = (typed: Partial<PersonalFields>) =>
  firstToSettle({ ...SHOWN, ...NO_ADDRESS, ...typed }, openLive(STORED));

describe('the fields of an address', () => {
  it('PF-01 are called as in their country', () => {
    const { text } = wordsIn('en');
    expect(labelOf('state', 'CA', text)).toBe('Province');
    expect(labelOf('zip', 'GB', text)).toBe('Postcode');
    expect(labelOf('city', 'GB', text)).toBe('City');
  });

  it.each<[Partial<PersonalFields>, PersonalField[]]>([
    [NO_ADDRESS, ['firstName', 'lastName']],
    [{ ...NO_ADDRESS, city: 'Davis' }, ['firstName', 'lastName']],
    [{ ...NO_ADDRESS, zip: '95616' }, ['firstName', 'lastName', 'country']],
    [{}, ['firstName', 'lastName', 'address', 'city', 'country', 'state', 'zip']],
  ])('PF-01 with %o are required: %o', (typed, required) => {
    const values = { ...SHOWN, ...typed };
    const fields = Object.keys(SHOWN) as PersonalField[];
    expect(fields.filter((field) => isFieldRequired(field, values)).toSorted()).toEqual(
      required.toSorted(),
    );
  });

  it('PF-01 may be left out, and with a country have to be whole', () => {
    expect(first({})).toBeNull();
    expect(first({ city: 'Davis' })).toBeNull();
    expect(first({ city: 'Davis', zip: '95616' })).toBe('country');
    expect(first({ city: 'Davis', zip: '95616', country: 'US' })).toBe('address');
  });
});

describe('saving the profile', () => {
  it('PF-01 goes to what is wrong first, and then to what is contested', () => {
    const live = { ...openLive(STORED), theirs: { firstName: 'Grace', city: 'Fresno' } };
    expect(firstToSettle(SHOWN, live)).toBe('firstName');
    expect(firstToSettle({ ...SHOWN, zip: '1' }, live)).toBe('zip');
    expect(firstToSettle(SHOWN, openLive(STORED))).toBeNull();
  });

  it('PF-01 shows what was stored, and keeps what was typed since', () => {
    const sent = { ...SHOWN, firstName: 'Grace', phone: '202 555 0123' };
    const saved = { ...STORED, firstName: 'Grace', phone: '+12025550123' };
    const settled = settleSaved(sent, { ...sent, city: 'Davis' }, saved);
    expect(settled.live).toEqual(openLive(saved));
    expect(settled.values).toEqual({ ...shownFields(saved), city: 'Davis' });
    expect(settled.values.phone).toBe('(202) 555-0123');
  });

  it('PF-01 gives up what was typed for what is stored by now', () => {
    const next = followStored(
      openLive(STORED),
      { ...SHOWN, city: 'Mine', firstName: 'Grace' },
      { ...STORED, city: 'Fresno' },
    );
    if (!next) throw new Error('Nothing is new');
    const stored = { ...STORED, city: 'Fresno' };
    expect(discardTyped(next.live)).toEqual({
      live: openLive(stored),
      values: shownFields(stored),
    });
  });

  it('PF-01 forgets the mark of a field that is typed in', () => {
    const live = { ...openLive(STORED), marks: ['city', 'zip'] as PersonalField[] };
    expect(unmark(live, 'city')).toEqual({ ...live, marks: ['zip'] });
  });
});

const follow = (typed: Partial<PersonalFields>, stored: Partial<PersonalFields>) =>
  followStored(openLive(STORED), { ...SHOWN, ...typed }, { ...STORED, ...stored });

describe('followStored', () => {
  it('PF-01 nothing new makes no difference, whatever is typed', () => {
    expect(follow({}, {})).toBeNull();
    expect(follow({ city: 'Fresno' }, {})).toBeNull();
  });

  it('PF-01 an untouched field takes the new value, marked', () => {
    const next = follow({ firstName: 'Grace' }, { city: 'Fresno', phone: '+12025550123' });
    expect(next?.values).toMatchObject({
      city: 'Fresno',
      phone: '(202) 555-0123',
      firstName: 'Grace',
    });
    expect(next?.live).toMatchObject({ marks: ['city', 'phone'], theirs: {} });
    expect(next?.live.base).toEqual({ ...STORED, city: 'Fresno', phone: '+12025550123' });
  });

  it('PF-01 a touched field keeps what is typed, with the other value beside it', () => {
    const next = follow({ city: 'Mine' }, { city: 'Fresno' });
    expect(next?.values.city).toBe('Mine');
    expect(next?.live).toMatchObject({ theirs: { city: 'Fresno' }, marks: [] });
    expect(next?.live.base.city).toBe('Sacramento');
  });

  it('PF-01 the same value typed and stored elsewhere is no conflict', () => {
    const next = follow(
      { zip: '958140001', city: ' Fresno' },
      { zip: '95814-0001', city: 'Fresno' },
    );
    expect(next?.live).toMatchObject({ theirs: {}, marks: [] });
    expect(next?.values).toMatchObject({ zip: '95814-0001', city: 'Fresno' });
  });

  it('PF-01 what the other device takes back is no conflict any more', () => {
    const next = follow({ city: 'Mine' }, { city: 'Fresno' });
    const again = next && followStored(next.live, next.values, STORED);
    expect(again?.live.theirs).toEqual({});
    expect(again?.values.city).toBe('Mine');
  });

  it('PF-01 a conflict is told once, and again when the stored value changes once more', () => {
    const next = follow({ city: 'Mine' }, { city: 'Fresno' });
    expect(next && followStored(next.live, next.values, { ...STORED, city: 'Fresno' })).toBeNull();
    const more = next && followStored(next.live, next.values, { ...STORED, city: 'Lodi' });
    expect(more?.live.theirs).toEqual({ city: 'Lodi' });
  });
});

describe('decide', () => {
  const next = follow(
    { city: 'Mine', phone: '(202) 555-0199' },
    { city: 'Fresno', phone: '+12025550123' },
  );
  const { live, values } = next ?? { live: openLive(STORED), values: SHOWN };

  it('PF-01 theirs puts the stored value in', () => {
    const chosen = decide(live, values, 'phone', 'theirs');
    expect(chosen.values).toMatchObject({ phone: '(202) 555-0123', city: 'Mine' });
    expect(chosen.live.theirs).toEqual({ city: 'Fresno' });
    expect(chosen.live.base.phone).toBe('+12025550123');
  });

  it('PF-01 mine keeps what is typed, now as a change of what the other stored', () => {
    const chosen = decide(live, values, 'city', 'mine');
    expect(chosen.values.city).toBe('Mine');
    expect(chosen.live.base.city).toBe('Fresno');
    expect(chosen.live.theirs).toEqual({ phone: '+12025550123' });
  });
});
