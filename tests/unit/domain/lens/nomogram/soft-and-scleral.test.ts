import { describe, expect, it } from 'vitest';
import { ampleyeScleral } from '#domain/lens/catalogue/ampleye-scleral.ts';
import { customSoftMultifocal } from '#domain/lens/catalogue/custom-soft-multifocal.ts';
import { customSoftSphere } from '#domain/lens/catalogue/custom-soft-sphere.ts';
import { customSoftToric } from '#domain/lens/catalogue/custom-soft-toric.ts';
import { suggestParameters } from '#domain/lens/nomogram/suggest-parameters.ts';
import type { EyeClinical } from '#domain/schemas/clinical.ts';
import type { LensDefinition, Prescription } from '#domain/schemas/lens.ts';
import { fineLens } from './fine-lens.ts';

function suggested(lens: LensDefinition, clinical: EyeClinical, typed?: Prescription) {
  const all = suggestParameters(fineLens(lens), clinical, typed);
  return {
    values: Object.fromEntries(all.map(({ parameter, value }) => [parameter, value])),
    reason: (name: string) => all.find(({ parameter }) => parameter === name)?.reason,
  };
}

const rx = (sphere: number, cylinder: number, axis: number): EyeClinical => ({
  refractionSphere: sphere,
  refractionCylinder: cylinder,
  refractionAxis: axis,
  vertexDistance: 0,
});

describe('the first scleral lens', () => {
  it.each<[NonNullable<EyeClinical['condition']>, number]>([
    ['normal', 3400],
    ['postRefractive', 3400],
    ['surfaceDisease', 3400],
    ['keratoconus', 3800],
    ['pellucid', 3800],
    ['advancedKeratoconus', 4200],
    ['postGraft', 4200],
  ])('OR-01 for %s is %d µm deep', (condition, sag) => {
    expect(suggested(ampleyeScleral, { condition }).values).toEqual({ sag });
  });

  it.each([
    [9, 15.5],
    [11.4, 15.5],
    [11.5, 16.5],
    [12, 16.5],
    [12.1, 17],
    [14, 17],
  ])('OR-01 for an iris of %d mm is %d mm wide', (hvid, diameter) => {
    const found = suggested(ampleyeScleral, { hvid });
    expect(found.values).toEqual({ diameter });
    const shown = `HVID ${hvid.toFixed(1)} mm`;
    expect(found.reason('diameter')).toEqual({ en: shown, es: shown });
  });
});

describe('the shape of a soft lens by K alone', () => {
  it.each([
    [41.5, 9, 14],
    [41.75, 8.7, 14],
    [43.5, 8.7, 14],
    [43.75, 8.4, 14],
    [45, 8.4, 14],
    [45.25, 8.1, 13.5],
    [46.5, 8.1, 13.5],
    [46.75, 7.8, 13.5],
    [60, 7.8, 13.5],
  ])('OR-01 of %d D is a curve of %d mm and a diameter of %d mm', (flatK, baseCurve, diameter) => {
    const found = suggested(customSoftSphere, { flatK });
    expect(found.values).toEqual({ baseCurve, diameter });
    expect(found.reason('baseCurve')).toEqual({
      en: `Flat K ${flatK.toFixed(2)} D, HVID taken as 11.5 mm`,
      es: `K plana ${flatK.toFixed(2)} D, HVID supuesto de 11.5 mm`,
    });
  });

  it('OR-01 takes the flatter K, and none that cannot be', () => {
    expect(suggested(customSoftSphere, { flatK: 47, steepK: 43 }).values['baseCurve']).toBe(8.7);
    expect(suggested(customSoftSphere, { flatK: 43, steepK: 47 }).values['baseCurve']).toBe(8.7);
    expect(suggested(customSoftSphere, { flatK: 0.5 }).values['baseCurve']).toBe(9);
    for (const clinical of [{ flatK: 0 }, { flatK: -4 }, { steepK: 44 }])
      expect(suggested(customSoftSphere, clinical).values).toEqual({});
  });
});

describe('the shape of a soft lens by the iris', () => {
  it.each([
    [customSoftSphere, 2.5],
    [customSoftMultifocal, 2.2],
    [customSoftToric, 2.2],
  ])('OR-01 is wider than it', (lens, beyond) => {
    const found = suggested(lens, { hvid: 11.6 });
    expect(found.values['diameter']).toBeCloseTo(11.6 + beyond, 9);
    expect(found.reason('diameter')?.en).toBe(`HVID 11.6 + ${beyond} mm`);
  });

  // A K of 45.00 D is 7.50 mm.
  it.each([
    [12.5, 7.85],
    [12.7, 7.85],
    [12.8, 8],
    [13.2, 8],
    [13.3, 8.2],
    [13.7, 8.2],
    [13.8, 8.4],
    [14.2, 8.4],
    [14.3, 8.6],
    [15.2, 8.6],
    [15.3, undefined],
  ])('OR-01 of %d mm across has a base curve of %d mm on a K of 7.50 mm', (diameter, curve) => {
    const found = suggested(customSoftSphere, { flatK: 45, hvid: 11.5 }, { diameter });
    expect(found.values['baseCurve']).toBe(curve);
  });

  it('OR-01 says how the curve comes about', () => {
    const found = suggested(customSoftSphere, { flatK: 45, hvid: 11.5 });
    expect(found.values).toEqual({ baseCurve: 8.4, diameter: 14 });
    expect(found.reason('baseCurve')).toEqual({
      en: '0.90 mm flatter than flat K 7.50 mm, for a diameter of 14.0 mm',
      es: '0.90 mm más plana que K plana 7.50 mm, para un diámetro de 14.0 mm',
    });
  });

  it('OR-01 leaves the curve out without a K', () => {
    expect(suggested(customSoftSphere, { hvid: 11.5 }).values).toEqual({ diameter: 14 });
    expect(suggested(customSoftSphere, { hvid: 11.5, flatK: 0 }).values).toEqual({ diameter: 14 });
  });
});

describe('the power of a soft lens', () => {
  it.each([
    [-0.5, { sphere: -3.25 }],
    [-0.74, { sphere: -3.37 }],
    [-0.75, { sphere: -3, cylinder: -0.75, axis: 40 }],
    [-1, { sphere: -3, cylinder: -1, axis: 40 }],
  ])('OR-01 that may do without a cylinder of %d D', (cylinder, values) => {
    const lens = {
      ...customSoftToric,
      parameters: customSoftToric.parameters.map((parameter) =>
        parameter.name === 'cylinder'
          ? { ...parameter, requiredWhen: 'optional' as const }
          : parameter,
      ),
    };
    expect(suggested(lens, rx(-3, cylinder, 40)).values).toEqual(values);
  });

  it('OR-01 of a toric keeps a weak cylinder', () => {
    const weak = suggested(customSoftToric, rx(-3, -0.5, 40)).values;
    expect(weak).toEqual({ sphere: -3, cylinder: -0.5, axis: 40 });
  });

  it.each([
    [customSoftToric, rx(-3, -0.25, 40)],
    [customSoftToric, rx(-30, -2, 40)],
    [customSoftToric, rx(-3, -13, 40)],
    [customSoftMultifocal, rx(-3, -13, 40)],
    [customSoftSphere, rx(-3, -0.75, 40)],
  ])('OR-01 is not suggested by half: a part that is not made', (lens, clinical) => {
    expect(suggestParameters(lens, clinical)).toEqual([]);
  });

  it('OR-01 of a toric has no axis without a cylinder', () => {
    expect(suggested(customSoftToric, rx(-3, 0, 40)).values).toEqual({ sphere: -3 });
  });

  it('OR-01 takes the axis to a whole degree from 1 to 180', () => {
    expect(suggested(customSoftToric, rx(-3, -2, 0)).values['axis']).toBe(180);
    expect(suggested(customSoftToric, rx(-3, -2, 179.6)).values['axis']).toBe(180);
  });

  it('OR-01 says where power and add come from', () => {
    const clinical = { ...rx(-3, -0.5, 40), refractionAdd: 1.5 };
    const sphere = suggested(customSoftMultifocal, clinical);
    expect(sphere.reason('sphere')).toEqual({
      en: 'Refraction at the cornea −3.00 −0.50 × 040°, spherical equivalent',
      es: 'Refracción en la córnea −3.00 −0.50 × 040°, equivalente esférico',
    });
    expect(sphere.reason('add')).toEqual({
      en: 'Spectacle add +1.50 D',
      es: 'Adición en anteojos +1.50 D',
    });
    const toric = suggested(customSoftToric, rx(-3, -2, 40)).reason('cylinder');
    expect(toric?.en).toBe('Refraction at the cornea −3.00 −2.00 × 040°');
  });
});
