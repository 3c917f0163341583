import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toEyeClinical } from '#domain/clinical/to-clinical.ts';
import { eyeOfFitting } from '#domain/fitting-draft/eye-of-fitting.ts';
import { newFitting, type FittingFile } from '#domain/fitting-link/fitting-file.ts';
import { fromFittingLink } from '#domain/fitting-link/from-link.ts';
import { marksOf } from '#domain/fitting-link/marks.ts';
import { toFittingLink } from '#domain/fitting-link/to-link.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { findViolations } from '#domain/lens/find-violations.ts';
import { eyeDraftSchema } from '#domain/schemas/draft.ts';
import { MARK_ORIGINS } from '#domain/schemas/fitting-marks.ts';
import { toPrescription } from '#src/customer/order/state/order-input.ts';
import { anyFindings, anyWorn } from '../fitting/arbitrary-case.ts';
import {
  changedFitting,
  firstFitting,
  fitted,
  nextFitting,
  OFFERED,
  withLostChanges,
} from './toric-fitting.ts';

describe('the draft of a fitting', () => {
  it('VC-04 has the eye, the lens, its parameters after the change, and what was measured and seen', () => {
    const eye = fitted(changedFitting());
    expect(eye).toMatchObject({ ordered: true, lensId: 'ampleye-scleral', lensOrigin: 'chosen' });
    expect(eye.values).toEqual({
      sag: '3800',
      baseCurve: '7.75',
      diameter: '16.50',
      sphere: '−2.25',
      limbalZone: 'standard',
      landing: 'toric',
      scleralFlat: 'standard',
      scleralSteep: 'steep1',
      landingMeridian: '170',
      material: 'optimumExtra',
      surface: 'none',
    });
    expect(toEyeClinical(eye.clinical)).toEqual({
      condition: 'keratoconus',
      hvid: 11.8,
      flatK: 46,
      flatMeridian: 10,
      steepK: 48,
      refractionSphere: -4,
      vertexDistance: 12,
      minutesOnEye: 30,
      centralVault: 420,
      limbal: 'touch',
      overRefractionSphere: -0.75,
    });
    expect(eye.fitting.notTaken).toEqual([]);
    expect(eyeOfFitting({ file: changedFitting('left'), unread: [] }, OFFERED).eye).toBe('left');
  });

  it('VC-04 has the first lens, and no findings, before anything was seen', () => {
    const eye = fitted(firstFitting());
    expect(eye.values).toMatchObject({ baseCurve: '7.80', sphere: '−2.00' });
    expect(eye.clinical).not.toHaveProperty('centralVault');
    expect(eye.fitting.values['baseCurve']).toEqual({ from: 'typed', text: '7.80' });
  });

  it('VC-04 marks each field by where it comes from', () => {
    const { values, clinical } = fitted(changedFitting()).fitting;
    const from = (marks: typeof values) =>
      Object.fromEntries(Object.entries(marks).map(([name, mark]) => [name, mark.from]));
    expect(from(values)).toEqual({
      sag: 'suggested',
      baseCurve: 'change',
      diameter: 'suggested',
      sphere: 'keptPower',
      limbalZone: 'default',
      landing: 'typed',
      scleralFlat: 'typed',
      scleralSteep: 'typed',
      landingMeridian: 'typed',
      material: 'default',
      surface: 'default',
    });
    expect(from(clinical)).toEqual({
      condition: 'measured',
      hvid: 'measured',
      flatK: 'measured',
      flatMeridian: 'measured',
      steepK: 'measured',
      refractionSphere: 'measured',
      vertexDistance: 'measured',
      minutesOnEye: 'seen',
      centralVault: 'seen',
      limbal: 'seen',
      overRefractionSphere: 'seen',
    });
  });

  it('VC-04 names the source and its standing with what was suggested or changed, and the value before', () => {
    const { values } = fitted(changedFitting()).fitting;
    expect(values['sag']).toEqual({
      from: 'suggested',
      text: '3800',
      source: 'First diagnostic lenses of a clinic’s fitting tool',
      standing: 'secondHand',
    });
    expect(values['diameter']).toMatchObject({ standing: 'assumption' });
    expect(values['baseCurve']).toEqual({
      from: 'change',
      text: '7.75',
      step: 1,
      before: '7.80',
      source: 'X-Cel, Atlantis Scleral Lens Design',
      standing: 'secondHand',
      otherLens: true,
    });
    expect(values['sphere']).toEqual({
      from: 'keptPower',
      text: '−2.25',
      step: 1,
      before: '−2.00',
      source: 'Art Optical, Achievement',
      standing: 'secondHand',
      otherLens: true,
    });
  });

  it('VC-04 counts the steps of later lenses, and marks what was typed into one of them', () => {
    const second = nextFitting(changedFitting(), { sag: 3900 });
    const { values } = fitted(second).fitting;
    expect(values['sag']).toEqual({ from: 'typed', text: '3900', step: 1 });
    expect(values['baseCurve']).toMatchObject({ from: 'change', step: 1, before: '7.80' });
  });

  it('VC-04 keeps for another lens what was typed, and nothing that was proposed for this one', () => {
    const { origins } = fitted(changedFitting());
    expect(origins).toMatchObject({
      baseCurve: 'suggested',
      sphere: 'suggested',
      sag: 'suggested',
      landing: 'typed',
      surface: 'default',
    });
  });

  it('VC-04 can be stored as a draft, whatever was fitted', () => {
    const anyFile = fc.constantFrom(...catalogue).chain((lens) =>
      fc
        .record({ worn: anyWorn(lens), findings: anyFindings })
        .map(({ worn, findings }): FittingFile => {
          const origins = Object.keys(worn).map((name) => [name, 'default']);
          return Object.assign(newFitting('left'), {
            lens: lens.id,
            origins: Object.fromEntries(origins),
            steps: [{ prescription: worn, findings, change: null }],
          });
        }),
    );
    fc.assert(
      fc.property(anyFile, (file) => {
        const eye = fitted(file);
        const { values, clinical, notTaken } = eye.fitting;
        expect(eyeDraftSchema.parse(eye)).toEqual(eye);
        const texts = (marks: typeof values) =>
          Object.fromEntries(Object.entries(marks).map(([name, { text }]) => [name, text]));
        expect(texts(values)).toEqual(eye.values);
        expect(texts(clinical)).toEqual(eye.clinical);
        // Nothing that was fitted is lost without a word.
        const lens = OFFERED.get(file.lens ?? '');
        if (!lens) throw new Error('No lens');
        const named = new Set([...Object.keys(eye.values), ...notTaken.map(({ field }) => field)]);
        const { prescription } = marksOf(file, lens);
        expect(Object.keys(prescription).filter((name) => !named.has(name))).toEqual([]);
        const wrong = findViolations(lens, toPrescription(lens, eye.values));
        expect(wrong.filter(({ value }) => value !== null)).toEqual([]);
      }),
    );
  });
});

describe('the marks of a fitting', () => {
  it('VC-04 know every origin', () => {
    const eyes = [fitted(changedFitting()), fitted(withLostChanges(nextFitting(changedFitting())))];
    const seen = eyes.flatMap(({ fitting }) =>
      [...Object.values(fitting.values), ...Object.values(fitting.clinical)].map(
        ({ from }) => from,
      ),
    );
    expect(new Set(seen)).toEqual(new Set(MARK_ORIGINS));
  });

  it('VC-04 come from the link as from the fitting', () => {
    const file = changedFitting();
    const read = fromFittingLink(toFittingLink(file));
    expect(eyeOfFitting(read, OFFERED)).toEqual(eyeOfFitting({ file, unread: [] }, OFFERED));
  });
});
