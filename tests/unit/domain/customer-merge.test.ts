import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRACTICE_ROLES } from '#domain/access/permissions.ts';
import {
  mainAfterMerge,
  mergeAddresses,
  mergeInvitations,
  mergeMembers,
  mergePrices,
  mergeRefusal,
  strongerRole,
} from '#domain/customers/customer-merge.ts';
import { findPriceRule } from '#domain/money/pricing/agreed-prices.ts';
import { buildShipToAddressInput } from '../../fixtures/build-customer.ts';

const role = fc.constantFrom(...PRACTICE_ROLES);
const members = fc.uniqueArray(
  fc.record({ uid: fc.constantFrom('a', 'b', 'c', 'd'), practiceRole: role, isMain: fc.boolean() }),
  { selector: ({ uid }) => uid },
);
const day = fc.integer({ min: 1, max: 28 }).map((of) => `2026-01-${String(of).padStart(2, '0')}`);
const price = fc
  .record({
    lensId: fc.constantFrom('one', 'two'),
    part: fc.constant('lens'),
    minQuantity: fc.constantFrom(1, 2),
    validFrom: day,
    validUntil: fc.option(day, { nil: null }),
    priceCents: fc.integer({ min: 1, max: 9 }),
  })
  .filter(({ validFrom, validUntil }) => validUntil === null || validFrom <= validUntil);
type Price = typeof price extends fc.Arbitrary<infer Value> ? Value : never;

const invitations = fc.uniqueArray(
  fc.record({ email: fc.constantFrom('a@x.test', 'b@x.test', 'c@x.test'), practiceRole: role }),
  { selector: ({ email }) => email },
);

const account = (accountNumber: string, parentAccountNumber: string | null = null) => ({
  accountNumber,
  parentAccountNumber,
  mergedInto: null as string | null,
});

const rules = (prices: Price[]) => prices.map((one) => ({ ...one, level: 'account' as const }));

describe('AD-05 the merge of two accounts', () => {
  it('AD-05 the stronger role is one of both, whatever their order, and an owner stays one', () => {
    fc.assert(
      fc.property(role, role, (one, other) => {
        const stronger = strongerRole(one, other);
        expect([one, other]).toContain(stronger);
        expect(strongerRole(other, one)).toBe(stronger);
        expect(stronger === 'owner').toBe(one === 'owner' || other === 'owner');
      }),
    );
  });

  it('AD-05 nobody loses access, a main account, or a stronger role', () => {
    fc.assert(
      fc.property(members, members, (source, target) => {
        const moved = mergeMembers(source, target);
        expect(moved.map(({ uid }) => uid)).toEqual(source.map(({ uid }) => uid));
        for (const member of moved) {
          expect(strongerRole(member.after, member.before)).toBe(member.after);
          const there = target.find(({ uid }) => uid === member.uid);
          expect(member.there).toBe(there?.practiceRole ?? null);
          const other = there?.practiceRole ?? member.before;
          expect(strongerRole(member.after, other)).toBe(member.after);
          expect(member.isMain).toBe(member.wasMain || (there?.isMain ?? false));
        }
      }),
    );
  });

  it('AD-05 no price that was agreed with the target changes, on any day and for any quantity', () => {
    fc.assert(
      fc.property(
        fc.array(price),
        fc.array(price),
        day,
        fc.constantFrom(1, 2),
        (source, target, today, quantity) => {
          const moved = mergePrices(source, target).filter(({ moves }) => moves);
          const asked = { lensId: 'one', part: 'lens', quantity };
          const before = findPriceRule({ rules: rules(target), today }, asked);
          fc.pre(before !== null);
          const all = [...target, ...moved.map((one) => one.price)];
          expect(findPriceRule({ rules: rules(all), today }, asked)).toEqual(before);
        },
      ),
    );
  });

  it('AD-05 every price moves when the target has none', () => {
    fc.assert(
      fc.property(fc.array(price), (source) => {
        expect(mergePrices(source, []).every(({ moves }) => moves)).toBe(true);
      }),
    );
  });

  it('AD-05 of two invitations to one person the stronger role goes on, the target on a tie', () => {
    fc.assert(
      fc.property(invitations, invitations, (source, target) => {
        const fates = mergeInvitations(source, target);
        expect(fates.map(({ invitation }) => invitation)).toEqual(source);
        for (const { invitation, fate } of fates) {
          const other = target.find(({ email }) => email === invitation.email)?.practiceRole;
          const own = invitation.practiceRole;
          const isWeaker = other !== undefined && strongerRole(other, own) !== other;
          expect(fate === 'moves').toBe(other === undefined);
          expect(fate === 'replaces').toBe(isWeaker);
        }
      }),
    );
  });

  it('AD-05 the same address moves once, and the default of the target stays', () => {
    const north = buildShipToAddressInput({ recipient: 'North', isDefault: true });
    const south = buildShipToAddressInput({ recipient: 'South' });
    const plan = (target: (typeof north)[]) =>
      mergeAddresses([north, south], target).map(({ moves, isDefault }) => [moves, isDefault]);
    expect(plan([])).toEqual([
      [true, true],
      [true, false],
    ]);
    expect(plan([{ ...south, isDefault: true }])).toEqual([
      [true, false],
      [false, false],
    ]);
    expect(plan([{ ...north, isDefault: false }])).toEqual([
      [false, false],
      [true, false],
    ]);
  });

  it('AD-05 refuses itself, merged accounts, and an additional account of its own', () => {
    const one = account('100200');
    const merged = { ...account('100300'), mergedInto: '100400' };
    expect(mergeRefusal(one, one)).toBe('same');
    expect(mergeRefusal(merged, one)).toBe('sourceMerged');
    expect(mergeRefusal(one, merged)).toBe('targetMerged');
    expect(mergeRefusal(one, account('100201', '100200'))).toBe('targetBelow');
    expect(mergeRefusal(account('100201', '100200'), one)).toBeNull();
  });

  it('AD-05 additional accounts come below the main account of the target', () => {
    expect(mainAfterMerge(account('100300'))).toBe('100300');
    expect(mainAfterMerge(account('100301', '100300'))).toBe('100300');
  });
});
