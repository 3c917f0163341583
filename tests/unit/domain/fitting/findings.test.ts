import { describe, expect, it } from 'vitest';
import { findingsSchema } from '#domain/fitting/findings.ts';
import { readFindings } from '#domain/fitting/read-findings.ts';
import { rowsOf, valueOf } from '../text-table.ts';

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
    // The schema itself tells in words what has a nearest value.
    const told = findingsSchema.safeParse(input).error?.issues.map(({ message }) => message);
    expect(nearest === 'null' || told?.join() === en).toBe(true);
  });
});
