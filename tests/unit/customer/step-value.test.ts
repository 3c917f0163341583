import { describe, expect, it } from 'vitest';
import {
  endValue,
  stepValue,
  stepValues,
  valueByKey,
} from '#src/customer/order/fields/step-value.ts';
import { buildNumber } from '#tests/fixtures/build-parameter.ts';

const curve = buildNumber({ min: 6, max: 9, step: 0.05 });
const cylinder = buildNumber({ unit: 'D', min: -6, max: -0.75, step: 0.25, also: [0] });
const axis = buildNumber({ unit: '°', min: 5, max: 180, step: 5 });

const press = (key: string, shiftKey = false) => valueByKey({ key, shiftKey }, 8.05, curve);

describe('stepping with the arrow keys', () => {
  it('OR-01 stays on the values that are made', () => {
    expect(stepValue(8.05, 1, curve)).toBe(8.1);
    expect(stepValue(8.05, -1, curve)).toBe(8);
    expect(stepValue(8.03, 1, curve)).toBeGreaterThan(8.03);
  });

  it('OR-01 stays at the ends of the range, and comes back into it', () => {
    expect(stepValue(9, 1, curve)).toBe(9);
    expect(stepValue(6, -1, curve)).toBe(6);
    expect(stepValue(20, -1, curve)).toBe(9);
  });

  it('OR-01 crosses the gap between a cylinder and none', () => {
    expect(stepValue(-0.75, 1, cylinder)).toBe(0);
    expect(stepValue(0, -1, cylinder)).toBe(-0.75);
    expect(stepValue(0, 1, cylinder)).toBe(0);
  });

  it('OR-01 goes round with an axis', () => {
    expect(stepValue(180, 1, axis)).toBe(5);
    expect(stepValue(5, -1, axis)).toBe(180);
  });

  it('OR-01 starts from the default, or from what is closest to 0', () => {
    expect(stepValue(null, 1, { ...curve, default: 7.5 })).toBe(7.5);
    expect(stepValue(null, 1, cylinder)).toBe(0);
  });

  it('OR-01 takes ten steps at once, as ten single ones', () => {
    expect(stepValues(8.05, 1, 10, curve)).toBe(8.55);
    expect(stepValues(8.8, 1, 10, curve)).toBe(9);
    expect(stepValues(0, -1, 10, cylinder)).toBe(-3);
    expect(stepValues(175, 1, 10, axis)).toBe(45);
    expect(stepValues(null, 1, 10, { ...curve, default: 7.5 })).toBe(7.5);
  });

  it('OR-01 goes to the smallest and the largest value that is made', () => {
    expect(endValue(-1, curve)).toBe(6);
    expect(endValue(1, curve)).toBe(9);
    expect(endValue(1, cylinder)).toBe(0);
    expect(endValue(1, { ...curve, max: 9.03 })).toBe(9);
  });

  it('OR-01 steps by arrows, by ten with Shift, and to the ends by Home and End', () => {
    expect(press('ArrowUp')).toBe(8.1);
    expect(press('ArrowDown')).toBe(8);
    expect(press('ArrowUp', true)).toBe(8.55);
    expect(press('Home')).toBe(6);
    expect(press('End')).toBe(9);
    // selecting text stays as it is
    expect(press('Home', true)).toBeNull();
    expect(press('Tab')).toBeNull();
  });
});
