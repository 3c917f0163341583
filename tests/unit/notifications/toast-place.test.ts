import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCovered, placeToasts } from '#src/notifications/toast-place.ts';
import type { Area } from '#src/notifications/toast-place.ts';
import { runs } from '#tests/fixtures/runs.ts';

const HOME = { top: 64, right: 16 };
const SCREEN = { width: 1280, height: 900 };
const TOAST = { width: 368, height: 60 };
const button = (left: number, top: number): Area => ({ left, top, width: 120, height: 36 });

describe('where the toasts stand', () => {
  it('TO-01 is at the top right while no button is there', () => {
    expect(placeToasts(HOME, TOAST, SCREEN, [])).toEqual(HOME);
    expect(placeToasts(HOME, TOAST, SCREEN, [button(100, 80)])).toEqual(HOME);
  });

  it('TO-01 is below a button that they would cover', () => {
    const place = placeToasts(HOME, TOAST, SCREEN, [button(1100, 90)]);
    expect(place).toEqual({ top: 134, right: 16 });
  });

  it('TO-01 covers no button wherever there is room, and stays on the screen', () => {
    const buttons = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 1160 }), fc.integer({ min: 0, max: 860 })),
      { maxLength: 7 },
    );
    fc.assert(
      fc.property(buttons, (corners) => {
        const areas = corners.map(([left, top]) => button(left, top));
        const { top, right } = placeToasts(HOME, TOAST, SCREEN, areas);
        expect(top).toBeGreaterThanOrEqual(HOME.top);
        expect(top + TOAST.height).toBeLessThanOrEqual(SCREEN.height);
        expect(right + TOAST.width).toBeLessThanOrEqual(SCREEN.width);
        expect(countCovered({ top, right }, TOAST, SCREEN, areas)).toBe(0);
      }),
      { seed: 20_260_101, numRuns: runs() },
    );
  });

  /** A button in each row of 40 px, but for the two rows from 504 px on. */
  const wall = Array.from({ length: 22 }, (_, row) => row)
    .filter((row) => row !== 11 && row !== 12)
    .map((row) => ({ left: 0, top: 64 + row * 40, width: 1280, height: 36 }));

  it('TO-01 finds the one gap of a wall of buttons', () => {
    // No button stands from 500 to 584 px; the toast is 8 px below the one above.
    expect(placeToasts(HOME, TOAST, SCREEN, wall)).toEqual({ top: 508, right: 16 });
  });

  it('TO-01 covers the fewest where there is no room', () => {
    const tall = { ...TOAST, height: 100 };
    const { top } = placeToasts(HOME, tall, SCREEN, wall);
    // Two rows are missing: 100 px meet one row there, and three anywhere else.
    expect(countCovered({ top, right: 16 }, tall, SCREEN, wall)).toBe(1);
    expect(countCovered(HOME, tall, SCREEN, wall)).toBe(3);
  });
});
