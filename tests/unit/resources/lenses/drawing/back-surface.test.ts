import { describe, expect, it } from 'vitest';
import type { LensFamily } from '#domain/lens/model/lens.ts';
import { backSurface, type Surface } from '#resources/lenses/drawing/back-surface.ts';
import type { LensDimensions } from '#resources/lenses/drawing/lens-dimensions.ts';
import { zonesOf } from '#resources/lenses/drawing/zones.ts';
import { buildDimensions } from './dimensions.ts';

const NEAR = 1e-6;

function surfaceOf(family: LensFamily, given: Partial<LensDimensions>): Surface {
  const dimensions = buildDimensions(given);
  return backSurface(family, dimensions, zonesOf(family, dimensions));
}

/** The radius in mm of the circle round the axis of the lens through the surface at two half chords. */
function radiusBetween(surface: Surface, a: number, b: number): number {
  const [za, zb] = [surface(a), surface(b)];
  const center = (b ** 2 - a ** 2 + zb ** 2 - za ** 2) / (2 * (zb - za));
  return Math.hypot(a, center - za);
}

/** The slope in degrees just before and just after a half chord. */
const slopesAt = (surface: Surface, y: number) => ({
  before: degrees(surface(y) - surface(y - NEAR)),
  after: degrees(surface(y + NEAR) - surface(y)),
});
const degrees = (rise: number) => (Math.atan2(rise, NEAR) * 180) / Math.PI;

const jumpAt = (surface: Surface, y: number) => surface(y + 1e-9) - surface(y);

/** The fourth difference of five points: 0 on a cubic. */
function fourthDifference(surface: Surface, from: number, to: number): number {
  const at = (part: number) => surface(from + ((to - from) * part) / 4);
  return at(0) - 4 * at(1) + 6 * at(2) - 4 * at(3) + at(4);
}

describe('OR-01 the back surface of a corneal lens', () => {
  const surface = surfaceOf('gpSphere', { baseCurve: 7.8, diameter: 9.2, opticZone: 7 });

  it('begins at the apex and is flatter from zone to zone', () => {
    expect(surface(0)).toBe(0);
    expect(radiusBetween(surface, 0.5, 3.4)).toBeCloseTo(7.8, 6);
    expect(radiusBetween(surface, 3.6, 4.1)).toBeCloseTo(7.8 + 0.8, 6);
    expect(radiusBetween(surface, 4.3, 4.6)).toBeCloseTo(7.8 + 1.4, 6);
  });

  it('goes on in each zone where the last one ended', () => {
    for (const end of [3.5, 4.2]) expect(jumpAt(surface, end)).toBeCloseTo(0, 7);
    expect(surface(3.5)).toBeCloseTo(7.8 - Math.sqrt(7.8 ** 2 - 3.5 ** 2), 9);
  });

  it('belongs to the meridian whose curve is asked for', () => {
    const dimensions = buildDimensions({ baseCurve: 7.9 });
    const steep = backSurface('gpToric', dimensions, zonesOf('gpToric', dimensions), 7.4);
    expect(radiusBetween(steep, 1, 3)).toBeCloseTo(7.4, 6);
    expect(radiusBetween(steep, 3.95, 4.15)).toBeCloseTo(7.4 + 0.8, 6);
  });

  it('can be drawn where the lens is wider than its curve', () => {
    const wide = surfaceOf('keratoconus', { baseCurve: 4.3, diameter: 12.5, opticZone: 9 });
    expect(wide(4.5)).toBeGreaterThan(wide(4.2));
    expect(wide(4.5)).toBeLessThan(4.3);
    expect(wide(6.25)).toBeGreaterThan(wide(4.5));
  });
});

describe('OR-01 the back surface of a soft and a hybrid lens', () => {
  it('is one sphere under a soft lens', () => {
    const surface = surfaceOf('customSoft', { baseCurve: 8.6, diameter: 14.2, opticZone: 8 });
    for (const [a, b] of [
      [1, 3.9],
      [1, 6],
      [1, 6.9],
    ] as const)
      expect(radiusBetween(surface, a, b)).toBeCloseTo(8.6, 6);
  });

  it('has a soft skirt that is 1 mm flatter than the center of a hybrid', () => {
    const surface = surfaceOf('hybrid', { baseCurve: 7.8, diameter: 14.5, opticZone: 6.2 });
    expect(radiusBetween(surface, 1, 3)).toBeCloseTo(7.8, 6);
    expect(radiusBetween(surface, 4.5, 7)).toBeCloseTo(8.8, 6);
  });
});

describe('OR-01 the back surface of a scleral lens', () => {
  const ordered = { baseCurve: 7.8, diameter: 16.5, opticZone: 8.4, sag: 3.8 };
  const surface = surfaceOf('scleral', ordered);

  it('is the base curve in the optic zone', () => {
    expect(radiusBetween(surface, 1, 4.2)).toBeCloseTo(7.8, 6);
  });

  it('has neither a step nor a kink where its zones meet, and the slope of the sclera from the limbus on', () => {
    for (const end of [4.2, 5.9]) {
      const { before, after } = slopesAt(surface, end);
      expect(jumpAt(surface, end)).toBeCloseTo(0, 7);
      expect(after).toBeCloseTo(before, 2);
    }
    expect(slopesAt(surface, 5.9).before).toBeCloseTo(38, 2);
    expect(slopesAt(surface, 8.25).before).toBeCloseTo(38, 2);
  });

  it('is a cubic between optic zone and limbus, and straight beyond for a standard landing', () => {
    expect(fourthDifference(surface, 4.2, 5.9)).toBeCloseTo(0, 9);
    const slope = Math.tan((38 * Math.PI) / 180);
    expect(surface(5.9)).toBeCloseTo(3.8 - 2.35 * slope, 6);
    expect(surface(7)).toBeCloseTo(3.8 - 1.25 * slope, 6);
  });

  it('is shallower at the limbus by the limbal change, and at the edge by the landing change', () => {
    const raised = surfaceOf('scleral', { ...ordered, limbal: 0.1 });
    expect(surface(5.9) - raised(5.9)).toBeCloseTo(0.1, 9);
    expect(raised(8.25)).toBeCloseTo(3.8, 9);
    const lifted = surfaceOf('scleral', { ...ordered, landing: 0.15 });
    expect(lifted(8.25)).toBeCloseTo(3.65, 9);
    expect(lifted(5.9)).toBeCloseTo(surface(5.9), 9);
    expect(slopesAt(lifted, 8.25).before).toBeCloseTo(38, 2);
    expect(fourthDifference(lifted, 5.9, 8.25)).toBeCloseTo(0, 9);
    expect(Math.abs(lifted(7) - surface(7))).toBeGreaterThan(0.05);
  });

  it('never rises toward the limbus, however shallow it is ordered', () => {
    const shallow = surfaceOf('scleral', { ...ordered, sag: 2.8 });
    expect(shallow(5.9)).toBeCloseTo(shallow(4.2), 9);
    expect(shallow(8.25)).toBeCloseTo(2.8, 9);
  });

  it('leaves the base curve with the slope of the sclera when no depth is ordered', () => {
    const cap = 7.8 - Math.sqrt(7.8 ** 2 - 4.2 ** 2);
    const depth = cap + (8.25 - 4.2) * Math.tan((38 * Math.PI) / 180);
    expect(surfaceOf('scleral', { ...ordered, sag: null })(8.25)).toBeCloseTo(depth, 9);
  });

  it('can be drawn when the optic zone reaches beyond the limbus', () => {
    const wide = surfaceOf('scleral', { ...ordered, opticZone: 12.4, sag: 5 });
    expect(radiusBetween(wide, 1, 6.2)).toBeCloseTo(7.8, 6);
    expect(wide(8.25)).toBeCloseTo(5, 9);
  });
});

describe('OR-01 the back surface of an ortho-k lens', () => {
  const ordered = { baseCurve: 8.2, diameter: 10.6, opticZone: 6, returnDepth: 0.55 };
  const surface = surfaceOf('orthoK', { ...ordered, landingAngle: 33 });
  const cap = 8.2 - Math.sqrt(8.2 ** 2 - 3 ** 2);

  it('is the base curve in the optic zone, and deeper by the return depth 1 mm further out', () => {
    expect(radiusBetween(surface, 0.5, 3)).toBeCloseTo(8.2, 6);
    expect(surface(4)).toBeCloseTo(cap + 0.55, 9);
    expect(fourthDifference(surface, 3, 4)).toBeCloseTo(0, 9);
  });

  it.each([30, 33])('lands straight at the ordered angle of %d°', (landingAngle) => {
    const landing = surfaceOf('orthoK', { ...ordered, landingAngle });
    for (const y of [4.2, 5.2]) {
      expect(slopesAt(landing, y).before).toBeCloseTo(landingAngle, 2);
      const depth = cap + 0.55 + (y - 4) * Math.tan((landingAngle * Math.PI) / 180);
      expect(landing(y)).toBeCloseTo(depth, 9);
    }
  });

  it('has neither a step nor a kink where its zones meet', () => {
    for (const end of [3, 4]) {
      const { before, after } = slopesAt(surface, end);
      expect(jumpAt(surface, end)).toBeCloseTo(0, 7);
      expect(after).toBeCloseTo(before, 2);
    }
  });
});
