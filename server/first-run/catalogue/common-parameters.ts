import type { NumberParameter, Source } from '#domain/lens/model/lens.ts';
import { number, type Label } from '#domain/lens/model/parameter.ts';
import { assumption } from '#domain/lens/model/source.ts';

type Range = Pick<NumberParameter, 'min' | 'max'> & Partial<NumberParameter>;

export function baseCurve(source: Source, range: Range): NumberParameter {
  const label = { en: 'Base curve', es: 'Curva base' };
  return number('baseCurve', label, source, { unit: 'mm', step: 0.05, ...range });
}

export function diameter(source: Source, range: Range): NumberParameter {
  const label = { en: 'Diameter', es: 'Diámetro' };
  return number('diameter', label, source, { unit: 'mm', step: 0.1, ...range });
}

const SPHERE: Label = { en: 'Sphere', es: 'Esfera' };

/** Steps of 0.25 D that include plano. */
export function sphere(source: Source, range: Range, label: Label = SPHERE): NumberParameter {
  return number('sphere', label, source, { unit: 'D', step: 0.25, ...range });
}

/** Minus cylinder from `weakest` to `strongest` in steps of 0.25 D, and 0, unless the design always has a cylinder. */
export function cylinder(
  source: Source,
  { weakest, strongest }: { weakest: number; strongest: number },
  requiredWhen: NumberParameter['requiredWhen'] = 'optional',
): NumberParameter {
  return number('cylinder', { en: 'Cylinder', es: 'Cilindro' }, source, {
    unit: 'D',
    min: strongest,
    max: weakest,
    step: 0.25,
    also: requiredWhen === 'always' ? [] : [0],
    requiredWhen,
  });
}

/** 1° … 180°; required with a cylinder. */
export function axis(source: Source): NumberParameter {
  return number('axis', { en: 'Axis', es: 'Eje' }, source, {
    unit: '°',
    min: 1,
    max: 180,
    step: 1,
    requiredWhen: { parameter: 'cylinder', is: 'nonZero' },
  });
}

export function addition(source: Source, range: Range): NumberParameter {
  const label = { en: 'Add', es: 'Adición' };
  return number('add', label, source, { unit: 'D', step: 0.25, ...range });
}

/** When it is blank, the laboratory decides. */
export function opticZone(source: Source, range: Range): NumberParameter {
  return number('opticZone', { en: 'Optic zone', es: 'Zona óptica' }, source, {
    unit: 'mm',
    step: 0.1,
    requiredWhen: 'optional',
    laboratoryDecides: true,
    ...range,
  });
}

/** When it is blank, the laboratory decides. */
export function centreThickness(range: Range): NumberParameter {
  const source = assumption('Usual thicknesses; the lab decides when none is given');
  return number('centreThickness', { en: 'Center thickness', es: 'Espesor central' }, source, {
    unit: 'mm',
    step: 0.01,
    requiredWhen: 'optional',
    laboratoryDecides: true,
    ...range,
  });
}

/** Base-down prism that keeps a front-toric or translating lens upright. */
export function prism(range: Partial<NumberParameter> = {}): NumberParameter {
  const source = assumption('Base-down ballast of 0.50 to 3.00 in quarter steps');
  return number('prism', { en: 'Prism, base down', es: 'Prisma, base inferior' }, source, {
    unit: 'Δ',
    min: 0.5,
    max: 3,
    step: 0.25,
    ...range,
  });
}
