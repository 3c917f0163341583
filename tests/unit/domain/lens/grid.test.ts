import { describe, expect, it } from 'vitest';
import {
  countDecimals,
  isAxis,
  isMakeable,
  isOnStep,
  makeableAround,
  nearestMakeable,
  type Grid,
} from '#domain/lens/model/grid.ts';

const CURVES: Grid = { unit: 'mm', min: 6, max: 9, step: 0.05, also: [] };
const CYLINDERS: Grid = { unit: 'D', min: -6, max: -0.5, step: 0.25, also: [0] };
const AXES: Grid = { unit: '°', min: 1, max: 180, step: 1, also: [] };

describe('countDecimals', () => {
  it.each([
    [8, 0],
    [8.05, 2],
    [-0.125, 3],
    [1e-7, 7],
    [1.5e-7, 8],
    [1e21, 0],
    [8.0500000001, 10],
  ])('%d is written with %i', (value, decimals) => {
    expect(countDecimals(value)).toBe(decimals);
  });
});

describe('isOnStep', () => {
  it('counts the steps from min, not from 0', () => {
    const odd: Grid = { unit: 'mm', min: 0.1, max: 1, step: 0.25, also: [] };
    expect([0.1, 0.35, 0.6, 0.85].every((value) => isOnStep(value, odd))).toBe(true);
    expect(isOnStep(0.25, odd)).toBe(false);
  });
});

describe('a grid that is edited in place', () => {
  it.each([
    ['step', { step: 0.1 }, 8.05, 8.1, 8.1],
    ['min', { min: 6.02 }, 8.05, 8.02, 8.02],
    ['max', { max: 8.03 }, 9, 8.03, 8],
  ])('is worked out anew when its %s changes', (_, change, before, asked, nearest) => {
    const grid = { ...CURVES };
    expect([isMakeable(before, grid), nearestMakeable(before, grid)]).toEqual([true, before]);
    Object.assign(grid, change);
    expect(isMakeable(before, grid)).toBe(false);
    expect(nearestMakeable(asked, grid)).toBe(nearest);
  });
});

describe('nearestMakeable', () => {
  it.each([
    [8.03, 8.05],
    [8.02, 8],
    [8.0500000001, 8.05],
    [5, 6],
    [99, 9],
    [1e308, 9],
    [-1e308, 6],
  ])('base curve %d → %d', (value, nearest) => {
    expect(nearestMakeable(value, CURVES)).toBe(nearest);
  });

  it.each([
    [-0.3, -0.5],
    [-0.2, 0],
    [1, 0],
    [-9, -6],
    [-1.1, -1],
  ])('cylinder %d → %d, with the values outside the range', (value, nearest) => {
    expect(nearestMakeable(value, CYLINDERS)).toBe(nearest);
  });

  it.each([
    [0, 180],
    [181, 1],
    [185, 5],
    [-5, 175],
    [360, 180],
    [200, 20],
    [44.6, 45],
  ])('axis %d → %d, round the circle', (value, nearest) => {
    expect(nearestMakeable(value, AXES)).toBe(nearest);
  });

  it('stops at the last step when max is not one', () => {
    expect(nearestMakeable(9.9, { unit: '', min: 0, max: 10, step: 3, also: [] })).toBe(9);
  });
});

describe('isAxis', () => {
  it('is not every angle', () => {
    const landingAngle: Grid = { unit: '°', min: -40, max: -25, step: 1, also: [] };
    expect(isAxis(AXES)).toBe(true);
    expect(isAxis(landingAngle)).toBe(false);
    expect(nearestMakeable(0, landingAngle)).toBe(-25);
  });
});

describe('makeableAround', () => {
  it.each<[number, Grid, number[]]>([
    [8.03, CURVES, [8.05, 8, 8.1, 7.95, 8.15, 7.9]],
    [9.15, CURVES, [9]],
    [9.16, CURVES, []],
    [-0.25, CYLINDERS, [-0.5, 0, -0.75, -1]],
    [0.5, CYLINDERS, [0]],
    [1, AXES, [1, 180, 2, 179, 3, 178, 4]],
    [360, AXES, [180, 179, 1, 178, 2, 177, 3]],
    [361, AXES, []],
  ])('%d → the values of at most three steps, the closest first', (value, grid, around) => {
    expect(makeableAround(value, 3, grid)).toEqual(around);
  });
});
