import { describe, expect, it } from 'vitest';
import { personalFields } from '#domain/schemas/profile.ts';
import type { PersonalFields } from '#domain/schemas/profile.ts';
import { decide, followStored, openLive, shownFields } from '#src/customer/profile/live-profile.ts';
import { buildProfile } from '#tests/fixtures/build-profile.ts';

const STORED = personalFields(
  buildProfile({ country: 'US', state: 'CA', zip: '95814', phone: '+12025550100', city: 'Davis' }),
);
const SHOWN = shownFields(STORED);
const follow = (typed: Partial<PersonalFields>, stored: Partial<PersonalFields>) =>
  followStored(openLive(STORED), { ...SHOWN, ...typed }, { ...STORED, ...stored });

describe('followStored', () => {
  it('PF-01 shows a phone number as its country writes it', () =>
    expect(SHOWN.phone).toBe('(202) 555-0100'));

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
    expect(next?.live.base.city).toBe('Davis');
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
