import { array, assert, constantFrom, oneof, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sessionCounts, sessionEndsSchema, type SessionEnds } from '#domain/access/session.ts';
import { refusalOf, type SessionFacts } from '#server/access/sessions/check-session.ts';
import { withAllEnded, withEnded } from '#server/access/sessions/session-ends.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The session began at 1,000,000 s. */
const BEGAN = 1_000_000;

const endsOf = (over: Partial<SessionEnds> = {}): SessionEnds => ({
  disabled: false,
  validAfter: 0,
  kept: [],
  ended: [],
  ...over,
});

function check(over: Partial<SessionFacts> = {}) {
  return refusalOf({
    authTime: BEGAN,
    now: BEGAN * SECOND + MINUTE,
    disabled: false,
    ends: null,
    refusedBeforeAt: null,
    lastActivityAt: null,
    longest: 24 * HOUR,
    ...over,
  });
}

const after = (minutes: number, seconds = 0) =>
  BEGAN * SECOND + minutes * MINUTE + seconds * SECOND;

const busy = (now: number) => check({ now, lastActivityAt: now, longest: 2 * HOUR });

describe('whether a session counts', () => {
  it('SE-02 counts when nothing speaks against it', () => {
    expect(check()).toBeNull();
    expect(check({ ends: endsOf() })).toBeNull();
  });

  it.each<[string, Partial<SessionFacts>, string | null]>([
    ['disabled in Firebase', { disabled: true }, 'disabled'],
    ['disabled in our document', { ends: endsOf({ disabled: true }) }, 'disabled'],
    ['ended by itself', { ends: endsOf({ ended: [BEGAN] }) }, 'ended'],
    ['another one ended', { ends: endsOf({ ended: [BEGAN + 1] }) }, null],
    ['all before it ended', { ends: endsOf({ validAfter: BEGAN }) }, null],
    ['all ended', { ends: endsOf({ validAfter: BEGAN + 1 }) }, 'ended'],
    ['all ended but it', { ends: endsOf({ validAfter: BEGAN + 1, kept: [BEGAN] }) }, null],
    ['kept, then ended', { ends: endsOf({ kept: [BEGAN], ended: [BEGAN] }) }, 'ended'],
    ['refused by Firebase', { refusedBeforeAt: after(0, 1) }, 'ended'],
    ['begun when Firebase refused those before', { refusedBeforeAt: after(0) }, null],
  ])('SE-02 %s', (_title, facts, refusal) => expect(check(facts)).toBe(refusal));

  it('SE-02 a kept session survives the refusal that came with it, and no later one', () => {
    const kept = endsOf({ validAfter: BEGAN + 10, kept: [BEGAN] });
    expect(check({ ends: kept, refusedBeforeAt: after(0, 10) })).toBeNull();
    expect(check({ ends: kept, refusedBeforeAt: after(0, 11) })).toBe('ended');
  });

  it('VA-02 a kept session goes on while our document may lag behind Firebase, and no longer', () => {
    const refused = after(0, 11);
    const soon = { refusedBeforeAt: refused, now: refused + 5 * SECOND - 1 };
    const kept = endsOf({ validAfter: BEGAN + 10, kept: [BEGAN] });
    expect(check({ ends: kept, ...soon })).toBeNull();
    expect(check({ ends: kept, ...soon, now: soon.now + 1 })).toBe('ended');
    expect(check({ ends: endsOf(), ...soon })).toBe('ended');
    expect(check({ ends: null, ...soon })).toBe('ended');
    expect(check({ ends: endsOf({ ...kept, ended: [BEGAN] }), ...soon })).toBe('ended');
  });

  it.each([
    ['60:59 after the last activity', after(100), after(160, 59), null],
    ['61:00 after it', after(100), after(161), null],
    ['61:01 after it', after(100), after(161, 1), 'idle'],
    ['60:59 after the sign-in, with no activity known', null, after(60, 59), null],
    ['61:01 after it', null, after(61, 1), 'idle'],
    ['61:01 after the sign-in, with older activity', after(-30), after(61, 1), 'idle'],
    ['an activity that lies ahead counts as now', after(9_999), after(200), null],
  ])('SE-02 IN-01 idle: %s', (_title, lastActivityAt, now, refusal) =>
    expect(check({ lastActivityAt, now })).toBe(refusal),
  );

  it('SE-02 ends after its longest time, whatever is done', () => {
    expect(busy(after(120))).toBeNull();
    expect(busy(after(120, 1))).toBe('too-old');
  });

  it('IN-02 goes on for any time without a longest time, while something is done', () => {
    const now = after(400 * 24 * 60);
    expect(check({ now, lastActivityAt: now - HOUR, longest: null })).toBeNull();
    expect(check({ now, lastActivityAt: now - 2 * HOUR, longest: null })).toBe('idle');
  });

  it('takes a sign-in that lies ahead of our clock for one of now', () =>
    expect(check({ now: after(-5) })).toBeNull());
});

const NOTHING: SessionEnds = { disabled: false, validAfter: 0, kept: [], ended: [] };

/** Those of the sessions that count. */
const counting = (ends: SessionEnds, times: number[]) =>
  times.filter((time) => sessionCounts(ends, time));

describe('which sessions no longer count', () => {
  it('SE-02 ends single ones', () => {
    const ends = withEnded(withEnded(NOTHING, [5_000_000]), [5_000_007]);
    const counts = [4_999_999, 5_000_000, 5_000_001, 5_000_007].map((t) => sessionCounts(ends, t));
    expect(counts).toEqual([true, false, true, false]);
  });

  it('SE-02 ends all but those that are kept, and forgets who was kept before', () => {
    const first = withAllEnded(NOTHING, { validAfter: 100, keep: [40, 50] });
    expect(counting(first, [40, 50, 60, 100])).toEqual([40, 50, 100]);
    const second = withAllEnded(first, { validAfter: 120, keep: [50] });
    expect(counting(second, [40, 50, 100, 120])).toEqual([50, 120]);
    expect(withAllEnded(second, { validAfter: 130 }).kept).toEqual([]);
  });

  it('SE-02 whatever is ended in whatever order, nothing that has ended counts again, and it fits the schema', () => {
    const times = Array.from({ length: 60 }, (_, index) => index + 1);
    const time = constantFrom(...times);
    const step = oneof(
      record({ end: array(time, { minLength: 1, maxLength: 5 }) }),
      record({ validAfter: time, keep: array(time, { maxLength: 25 }) }),
    );
    assert(
      property(array(step, { maxLength: 12 }), (steps) => {
        let ends = NOTHING;
        for (const one of steps) {
          const over = times.filter((t) => !sessionCounts(ends, t));
          const asked = 'end' in one ? one.end : [];
          ends = 'end' in one ? withEnded(ends, one.end) : withAllEnded(ends, one);
          expect([...over, ...asked].filter((t) => sessionCounts(ends, t))).toEqual([]);
          expect(sessionEndsSchema.safeParse(ends).success).toBe(true);
        }
      }),
    );
  });

  it('SE-02 stays small: what does not fit has ended by its time', () => {
    const times = Array.from({ length: 700 }, (_, index) => 5_000_000 + index * 2);
    const ends = times.reduce((so, time) => withEnded(so, [time]), NOTHING);
    expect(sessionEndsSchema.safeParse(ends).success).toBe(true);
    expect(times.some((time) => sessionCounts(ends, time))).toBe(false);
    expect(sessionCounts(ends, 5_001_399)).toBe(true);
  });

  it('SE-02 ends none that lies between those that do not fit', () => {
    const times = Array.from({ length: 501 }, (_, index) => 5_000_000 + index * 10);
    const ends = withEnded(NOTHING, times);
    const around = [5_000_000, 5_000_001, 5_000_010];
    expect(counting(ends, around)).toEqual([5_000_001]);
  });

  it('SE-02 ends none by its time while there are few, and none without any to end', () => {
    expect(withEnded(NOTHING, [100])).toEqual({ ...NOTHING, ended: [100] });
    expect(withEnded(NOTHING, [])).toEqual(NOTHING);
  });

  it('SE-02 keeps the twenty newest of those that are to be kept', () => {
    const keep = Array.from({ length: 22 }, (_, index) => index + 1);
    const ends = withAllEnded(NOTHING, { validAfter: 100, keep });
    expect(keep.filter((time) => !sessionCounts(ends, time))).toEqual([1, 2]);
    expect(sessionEndsSchema.safeParse(ends).success).toBe(true);
  });

  it('IN-02 ends no older session with a newer one, however much later that began', () => {
    const year = 365 * 24 * 60 * 60;
    const ends = withEnded(NOTHING, [5_000_000 + year]);
    expect(counting(ends, [5_000_000, 5_000_000 + year])).toEqual([5_000_000]);
  });
});
