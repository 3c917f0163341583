import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalize } from '#domain/consultant/conversation/reading/normalize.ts';
import { inDioptres } from '#domain/consultant/conversation/reading/numbers.ts';
import { choicesIn } from '#domain/consultant/conversation/reading/read-choices.ts';
import { eyeParts } from '#domain/consultant/conversation/reading/read-eye.ts';
import { readCondition, readLens } from '#domain/consultant/conversation/reading/read-lens.ts';
import { readStated } from '#domain/consultant/conversation/reading/stated.ts';
import { writePower } from '#domain/lens/typed/written-power.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';

const stated = (text: string) => readStated(normalize(text));

const power = (
  sphere: number,
  cylinder: number | null = null,
  axis: number | null = null,
  add: number | null = null,
) => ({ sphere, cylinder, axis, add });

describe('powers', () => {
  it.each([
    ['rx: -3.00 -1.25 at 5', power(-3, -1.25, 5)],
    ['pl -0.50 x 90', power(0, -0.5, 90)],
    ['plano', power(0)],
    ['neutro con cilindro -0,75 eje 20', power(0, -0.75, 20)],
    ['+2.25 D', power(2.25)],
    ['-4.00 DS add +2.00', power(-4, null, null, null)],
  ])('VC-01 reads %j', (text, expected) => {
    expect(stated(text).powers[0]?.power).toEqual(expected);
  });

  it('VC-01 keeps an impossible axis, so that somebody can say what is wrong', () => {
    expect(stated('-3.00 -1.25 x 200').powers[0]?.power.axis).toBe(200);
  });

  it('VC-01 an end of a sentence is no decimal point', () => {
    expect(stated('-3.00 -1.25 x 180. Then').powers[0]?.power).toEqual(power(-3, -1.25, 180));
  });

  it('VC-01 tells the lens, the refraction and the over-refraction apart', () => {
    const { powers } = stated('Lens -2.00, over-refraction -0.50 -1.25 x 90, Rx -3.00');
    expect(powers.map(({ role }) => role)).toEqual(['lens', 'over', 'refraction']);
    expect(stated('OR +1.00').powers[0]?.role).toBe('over');
    const found = stated('I over-refracted -6.25 and found +0.75').powers;
    expect(found.map(({ role, power: { sphere } }) => [role, sphere])).toEqual([
      ['lens', -6.25],
      ['over', 0.75],
    ]);
    expect(stated('sobrerrefracción −0,50').powers[0]?.role).toBe('over');
  });

  it('VC-01 a power that is written is read back', () => {
    assert(
      property(
        integer({ min: -80, max: 80 }),
        integer({ min: -40, max: -1 }),
        integer({ min: 1, max: 180 }),
        (sphere, cylinder, axis) => {
          const written = power(sphere / 4, cylinder / 4, axis);
          expect(stated(writePower(written)).powers[0]?.power).toEqual(written);
          const spanish = writePower(written).replaceAll('.', ',');
          expect(stated(spanish).powers[0]?.power).toEqual(written);
        },
      ),
    );
  });
});

describe('readings of the cornea', () => {
  it.each([
    ['43.5/44.75 @ 90', 43.5, 44.75, 180],
    ['43.50@180 44.75@90', 43.5, 44.75, 180],
    ['44.75@90, 43.50@180', 43.5, 44.75, 180],
    ['7.80/7.65', 43.27, 44.12, undefined],
    ['K 43 44.5', 43, 44.5, undefined],
    ['flat K 43, steep K 44.5, flat meridian 20', 43, 44.5, 20],
    ['K plana 43,25 a 180, K curva 45,00', 43.25, 45, 180],
    ['lecturas K: 42,00 y 43,00', 42, 43, undefined],
  ])('VC-01 reads %j', (text, flat, steep, meridian) => {
    const { k } = stated(text);
    expect(k?.flat && inDioptres(k.flat)).toBeCloseTo(flat, 2);
    expect(k?.steep && inDioptres(k.steep)).toBeCloseTo(steep, 2);
    expect(k?.flatMeridian).toBe(meridian);
  });

  it('VC-01 base curves and a diameter are no K', () => {
    expect(stated('base curves 8.04/7.50').k).toBeNull();
    expect(stated('7.60 / 9.5').k).toBeNull();
  });
});

describe('figures with names', () => {
  it.each([
    ['8.04/7.50 base curves', 'baseCurve', [8.04, 7.5]],
    ['Dk 100', 'dk', [100]],
    ['add +2.00', 'add', [2]],
    ['eccentricity 0.5', 'shape', [0.5]],
  ] as const)('VC-01 reads %j', (text, name, values) => {
    expect(stated(text).named[name]?.map(({ value }) => value)).toEqual(values);
  });

  it('VC-01 a second figure with another name is not taken', () => {
    expect(stated('BC 7.80 and 9.6 diameter').named.baseCurve).toHaveLength(1);
  });
});

describe('what is seen', () => {
  it.each([
    ['the lens lifts nasally', { landing: { nasal: 'lift' } }],
    ['lifts nasally and temporally', { landing: { nasal: 'lift', temporal: 'lift' } }],
    [
      'blanching inferior, but lifts temporally',
      { landing: { inferior: 'blanching', temporal: 'lift' } },
    ],
    ['blanquea el borde en inferior', { landing: { inferior: 'blanchingEdge' } }],
    ['350 microns after 30 min', { minutesOnEye: 30 }],
    ['after 4 hours', { minutesOnEye: 240 }],
    ['tras media hora', { minutesOnEye: 30 }],
    ['fogging after 90 minutes', { foggingAfter: 90 }],
    ['se empaña a las 2 horas', { foggingAfter: 120 }],
    ['bubbles at the edge', { bubbles: 'edge' }],
    ['no bubbles', { bubbles: 'none' }],
    ['toque limbal', { limbal: 'touch' }],
    ['no dye enters', { dye: 'blocked' }],
    ['the lens moves too much', { movement: 'excessive' }],
    ['el lente no se mueve', { movement: 'restricted' }],
    ['it rides high', { position: 'superior' }],
    ['queda bajo', { position: 'inferior' }],
  ])('VC-04 reads %j', (text, findings) => {
    expect(stated(text).findings).toEqual(findings);
  });

  it.each([
    ['rotated 10 degrees to the left', 10, 'left'],
    ['gira 12° a la derecha', 12, 'right'],
    ['turned 5 degrees nasally', 5, 'nasal'],
    ['10 degrees left rotation', 10, 'left'],
    ['rotates 15 degrees', 15, null],
    ['unstable, turns 5 degrees out', 5, 'temporal', false],
  ])('VC-04 reads %j', (text, degrees, direction, isStable = true) => {
    expect(stated(text).rotation).toEqual({ degrees, direction, isStable });
  });

  it('VC-04 a sign without a place is told as such', () => {
    expect(stated('there is blanching').nowhere).toBe('blanching');
    expect(stated('there is no blanching').nowhere).toBeNull();
  });
});

describe('the options of a worn lens', () => {
  it.each([
    ['ampleye-scleral', 'landing flat 1', { landing: 'spherical', scleralZone: 'flat1' }],
    ['ampleye-scleral', 'zona limbal cerrada 2', { limbalZone: 'steep2' }],
    ['ampleye-scleral', 'toric haptic', { landing: 'toric' }],
    ['ampleye-scleral', 'material: Boston XO2', { material: 'bostonXo2' }],
    ['hybrid', 'the skirt is flat', { skirt: 'flat' }],
    // An option without the name of what it is one of.
    ['ampleye-scleral', 'the standard lens', {}],
    ['hybrid', 'a flat lens', {}],
  ])('VC-01 reads of %s %j', (id, text, expected) => {
    const lens = catalogue.find((one) => one.id === id);
    expect(lens && choicesIn(normalize(text), lens)).toEqual(expected);
  });
});

const eyesIn = (text: string) =>
  eyeParts(normalize(text)).map(({ eye, text: part }) => [
    eye,
    part.replaceAll(/[ |]+/g, ' ').trim(),
  ]);

describe('eyes', () => {
  it.each([
    ['OD -3.00 OS -2.75', [null, ''], ['right', '-3.00'], ['left', '-2.75']],
    [
      '-3.00 in the right eye and -2.75 in the left eye',
      ['right', '-3.00 in the'],
      ['left', 'and -2.75 in the'],
      [null, ''],
    ],
    [
      '-1.00 OD, -2.00 OS, -3.00 OU',
      ['right', '-1.00'],
      ['left', ', -2.00'],
      ['both', ', -3.00'],
      [null, ''],
    ],
    [
      'Rx: ojo derecho −3,00, ojo izquierdo −2,75',
      [null, 'rx:'],
      ['right', '-3.00,'],
      ['left', '-2.75'],
    ],
    ['and for the left eye?', ['left', 'and for the ?']],
    ['¿y el OI?', ['left', 'y el ?']],
  ])('VC-01 splits %j', (text, ...expected) => {
    expect(eyesIn(text)).toEqual(expected);
  });

  it('VC-01 a direction is no eye', () => {
    expect(eyesIn('it turns to the left: which axis?')[0]?.[0]).toBeNull();
  });
});

describe('lenses and conditions', () => {
  it.each([
    ['my scleral', 'ampleye-scleral'],
    ['lente escleral', 'ampleye-scleral'],
    ['rgp', 'gp-sphere'],
  ])('VC-01 %j is %s', (text, id) => {
    expect(readLens(normalize(text), catalogue)?.id).toBe(id);
  });

  it.each([
    ['después de LASIK', 'postRefractive'],
    ['ojo seco', 'surfaceDisease'],
    ['it is normal to ask', null],
  ])('VC-01 %j is %s', (text, condition) => {
    expect(readCondition(normalize(text))).toBe(condition);
  });
});
