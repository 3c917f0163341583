import { describe, expect, it } from 'vitest';
import {
  describeAmounts,
  describeChange,
  describeField,
  describeMissing,
  describeSaid,
  describeUnmade,
  type Words,
} from '#domain/consultant/fitting/describe.ts';
import { findingsSchema } from '#domain/consultant/fitting/findings.ts';
import { en } from '#domain/consultant/fitting/messages/en.ts';
import { es } from '#domain/consultant/fitting/messages/es.ts';
import type { UnmadeChange } from '#domain/consultant/fitting/proposal.ts';
import { readFindings } from '#src/consultant/fitting/steps/read-findings.ts';
import { rowsOf, valueOf, valuesOf } from '../text-table.ts';
import { lensOf, propose } from './fitting-case.ts';

const EN: Words = { locale: 'en', texts: en };
const ES: Words = { locale: 'es', texts: es };
const ampleye = lensOf('ampleye-scleral');

function bracesOf(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/gu)].map(String).toSorted((a, b) => a.localeCompare(b));
}

describe('what the core says', () => {
  it('VC-04 is the same in both languages, with the same figures', () => {
    for (const [key, text] of Object.entries(en)) {
      expect([key, bracesOf(es[key as keyof typeof en])]).toEqual([key, bracesOf(text)]);
    }
  });

  it('VC-04 tells a change with its amounts, reason and standing', () => {
    const [change] = propose({ lens: lensOf('gp-sphere') }, { position: 'superior' }).changes;
    expect(change && describeChange(change, lensOf('gp-sphere'), EN)).toEqual({
      lines: [
        'Base curve: 7.80 mm → 7.70 mm (−0.10 mm, +0.56 D)',
        'Sphere: −3.00 D → −3.50 D (−0.50 D)',
      ],
      reason: 'The lens rides high: steeper, or smaller',
      limited: null,
      standing: 'Second-hand',
      otherLens: 'From a guide to another lens',
    });
  });

  it('VC-04 tells that the range ends', () => {
    const setup = { lens: ampleye, worn: { sag: 6_450 } };
    const [change] = propose(setup, { centralVault: 100, minutesOnEye: 480 }).changes;
    expect(change && describeChange(change, ampleye, EN).limited).toBe(
      'Sagittal depth: 6675 µm was wanted; 6500 µm is the nearest that is made',
    );
  });

  it('VC-04 lists quadrants in the language', () => {
    const { changes } = propose(
      { lens: ampleye },
      { landing: { nasal: 'lift', inferior: 'lift' } },
    );
    const [change] = changes;
    expect(change && describeSaid(change.reason, EN)).toBe(
      'Stands off: nasal and inferior. A steeper landing, 50 µm a step, lowers the edge',
    );
    expect(change && describeSaid(change.reason, ES)).toBe(
      'Levantado: nasal e inferior. Un apoyo más cerrado, 50 µm por paso, baja el borde',
    );
  });
});

describe('fields and amounts', () => {
  it('VC-04 shows each unit with its sign, and no amount of 0', () => {
    const amounts = { um: -50, mm: 0.1, dioptres: -0.5, degrees: 5, steps: -1 };
    expect(describeAmounts(amounts, EN)).toBe('−50 µm, +0.10 mm, −0.50 D, +5°, −1 steps');
    expect(describeAmounts({ um: 0 }, EN)).toBe('');
  });

  it('VC-04 shows a value that begins, and one that ends', () => {
    const begins = { parameter: 'axis', from: null, to: 90, amounts: {} };
    expect(describeField(begins, ampleye, EN)).toBe('Axis: none → 090°');
    expect(describeField({ ...begins, from: 90, to: null }, ampleye, ES)).toBe(
      'Eje: ya no se indica',
    );
    expect(describeField({ ...begins, parameter: 'unheardOf' }, ampleye, EN)).toBe('');
  });

  it.each(
    rowsOf(`
  because anotherLens, parameter limbalZone, wanted 125, nearest steep4
    | Limbal zone: 125 µm is not made here. Nearest: Steep 4: +100 µm clearance. Another lens
  because anotherLens, parameter sphere, wanted -21, nearest null
    | Sphere: −21.00 D is not made here. Another lens
  because tooCoarse, parameter sag, wanted 3885.5, nearest 3800
    | Sagittal depth: the smallest step would overshoot. Nearest: 3800 µm. Another lens
  because notGiven, parameter centreThickness, wanted null, nearest null
    | Center thickness: the worn value is unknown, or the laboratory chose it. Ask the consultant
  because noParameter, parameter edge, wanted null, nearest null
    | This lens cannot be changed so: another lens
`),
  )('VC-04 says why %s cannot be made', (stated = '', text = '') => {
    const reason = { key: 'reason.power', values: {} } as const;
    const change = {
      id: 'any',
      finding: 'finding.power',
      rank: 1,
      reason,
      source: 'formulas',
    } as const;
    const unmade: UnmadeChange = {
      ...change,
      ...valuesOf<Pick<UnmadeChange, 'because' | 'parameter' | 'wanted' | 'nearest'>>(stated),
    };
    expect(describeUnmade(unmade, ampleye, EN)).toBe(text);
  });

  it.each([
    ['clinical.flatMeridian', 'Flat meridian is needed to say more'],
    ['movement', 'Movement is needed to say more'],
    ['overKCylinder', 'Over-keratometry, cylinder is needed to say more'],
    ['values.sphere', 'Sphere is needed to say more'],
    ['values.unheardOf', 'unheardOf is needed to say more'],
  ] as const)('VC-04 asks for %s', (field, text) => {
    expect(describeMissing(field, ampleye, EN)).toBe(text);
  });
});

function problemsOf(input: unknown) {
  const reading = readFindings(input);
  return reading.kind === 'problems' ? reading.problems : [];
}

describe('findings', () => {
  it('VC-04 takes all that is seen on an eye', () => {
    const findings = {
      minutesOnEye: 30,
      centralVault: 310,
      limbal: 'ideal',
      limbalClearance: 60,
      landing: { nasal: 'even', temporal: 'lift' },
      dye: 'enters',
      bubbles: 'none',
      foggingAfter: 120,
      movement: 'normal',
      movementMm: 0.5,
      position: 'central',
      rotation: { degrees: 5, direction: 'left', stability: 'stable' },
      overRefractionSphere: -0.5,
      overRefractionCylinder: -1.25,
      overRefractionAxis: 180,
      overKCylinder: 0.37,
    };
    expect(readFindings(findings)).toEqual({ kind: 'findings', findings });
    expect(readFindings({})).toEqual({ kind: 'findings', findings: {} });
  });

  it.each(
    rowsOf(`
  centralVault | {"centralVault": 2000} | 1500
    | Central vault 2000 µm cannot be used: 0 µm to 1500 µm in steps of 1 µm. Nearest: 1500 µm
    | Bóveda central 2000 µm no se puede usar: de 0 µm a 1500 µm en pasos de 1 µm. El más cercano: 1500 µm
  overRefractionSphere | {"overRefractionSphere": -0.6} | -0.5
    | Over-refraction, sphere −0.60 D cannot be used: −20.00 D to 20.00 D in steps of 0.25 D. Nearest: −0.50 D
    | Sobrerrefracción, esfera −0.60 D no se puede usar: de −20.00 D a 20.00 D en pasos de 0.25 D. El más cercano: −0.50 D
  rotation.degrees | {"rotation": {"degrees": 91, "direction": "left", "stability": "stable"}} | 90
    | Rotation 91° cannot be used: 0° to 90° in steps of 1°. Nearest: 90°
    | Rotación 91° no se puede usar: de 0° a 90° en pasos de 1°. El más cercano: 90°
  limbalClearance | {"limbal": "touch", "limbalClearance": 60} | 20
    | Limbal clearance cannot be more than 20 µm where the limbus touches. Nearest: 20 µm
    | Espacio limbal no puede ser más de 20 µm donde el limbo toca. El más cercano: 20 µm
  bubbles | {"bubbles": "many"} | null
    | Bubbles: choose one of none, insertion, central, limbal, edge
    | Burbujas: elija una de estas opciones: none, insertion, central, limbal, edge
  landing.nasal | {"landing": {"nasal": 3}} | null
    | Landing, nasal: choose one of even, impingement, lift, blanching, blanchingEdge, blanchingLimbus
    | Apoyo nasal: elija una de estas opciones: even, impingement, lift, blanching, blanchingEdge, blanchingLimbus
  centralVault | {"centralVault": "300"} | null
    | Central vault must be a number | Bóveda central debe ser un número
  overRefractionAxis | {"overRefractionSphere": 0, "overRefractionCylinder": -1} | null
    | Over-refraction, axis is missing: it is required with Over-refraction, cylinder
    | Falta Sobrerrefracción, eje: se requiere con Sobrerrefracción, cilindro
  overRefractionCylinder | {"overRefractionSphere": 0, "overRefractionAxis": 90} | null
    | Over-refraction, cylinder is missing: it is required with Over-refraction, axis
    | Falta Sobrerrefracción, cilindro: se requiere con Sobrerrefracción, eje
  patientName | {"patientName": "Jane"} | null | This is no finding | Esto no es un hallazgo
  landing.north | {"landing": {"north": "lift"}} | null | This is no finding | Esto no es un hallazgo
  landing | {"landing": "lift"} | null | This is no finding | Esto no es un hallazgo
  no field | "centralVault 300" | null | This is no finding | Esto no es un hallazgo
`),
  )('VC-04 names %s of %s and the nearest right value, %s', (...row) => {
    const [field = '', typed = '', nearest = '', en = '', es = ''] = row;
    const input: unknown = JSON.parse(typed);
    expect(problemsOf(input)).toEqual([
      { field: field === 'no field' ? '' : field, nearest: valueOf(nearest), message: { en, es } },
    ]);
    // The schema itself states in words what has a nearest value.
    const stated = findingsSchema.safeParse(input).error?.issues.map(({ message }) => message);
    expect(nearest === 'null' || stated?.join() === en).toBe(true);
  });
});
