import { expect, it } from 'vitest';
import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import type { Source } from '#domain/lens/model/lens.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { chooseLenses } from '#src/consultant/fitting/lens/choice/choose-lenses.ts';
import { firstLens } from '#src/consultant/fitting/steps/first-lens.ts';
import { rowsOf, valuesOf } from '../../domain/text-table.ts';

/** Eyes that the tables and the guides speak of, at the limits where they begin to say something else. */
const EYES = rowsOf(`
  nothing measured |
  regular | @regular
  multifocal | @regular, refractionAdd 2, pupil 4
  an add that is not made | @regular, refractionAdd 4
  cylinder of the eye alone | flatK 43, steepK 43.5, flatMeridian 180, refractionSphere -2, refractionCylinder -2, @axis
  toric cornea | flatK 43, steepK 45.5, flatMeridian 180, refractionSphere -2, refractionCylinder -2.5, @axis
  cornea of 2.00 D | flatK 43, steepK 45, flatMeridian 180, refractionSphere -2, refractionCylinder -1.75, @axis
  meridians apart | flatK 43, steepK 44.25, flatMeridian 40, refractionSphere -3, refractionCylinder -1.25, @axis
  plus cylinder | flatK 43, steepK 44, flatMeridian 90, refractionSphere -1, refractionCylinder 0.75, @axis
  K in reverse | @regular, flatK 45.5, steepK 43
  just beyond ortho-k | @regular, refractionSphere -6.25
  plus | @regular, refractionSphere 2
  too strong to be made | @regular, refractionSphere -35, vertexDistance 0
  beyond ortho-k | @regular, refractionSphere -6.5, flatK 46, steepK 47.25
  cone | condition keratoconus, flatK 48, steepK 52, hvid 11.8, refractionSphere -5, refractionCylinder -3, @axis
  graft | condition postGraft, hvid 12.2
  dry surface | condition surfaceDisease, hvid 11.2, refractionSphere -1
`);
const NAMED: Record<string, string> = {
  '@regular':
    'condition normal, flatK 43, steepK 43.5, flatMeridian 180, hvid 11.8, refractionSphere -3, refractionCylinder -0.5, @axis',
  '@axis': 'refractionAxis 180, vertexDistance 12',
};

function clinicalOf(text: string): EyeClinical {
  const named = text.replaceAll(/@\w+/g, (name) => NAMED[name] ?? name);
  return named === text ? valuesOf<EyeClinical>(text) : clinicalOf(named);
}

const from = ({ status, note }: Source) => `[${status}: ${note}]`;

function choicesFor([what = '', measured = '']: string[]): string {
  const clinical = clinicalOf(measured);
  const lines = chooseLenses(catalogue, clinical).flatMap(({ lens, verdict, reasons }) => {
    const { prescription, origins, suggestions } = firstLens(lens, clinical);
    const first = Object.entries(prescription).map(
      ([name, value]) => `${name} ${value} ${origins[name]}`,
    );
    return [`${lens.id}: ${verdict}`].concat(
      reasons.map(({ kind, text, source }) => `  ${kind}: ${text.en} | ${text.es} ${from(source)}`),
      suggestions.map(({ parameter, value, reason, source }) => {
        return `  ${parameter} ${value}: ${reason.en} | ${reason.es} ${from(source)}`;
      }),
      `  ${first.join(', ')}`,
    );
  });
  return [`# ${what}: ${measured}`, ...lines, ''].join('\n');
}

it('VC-04 the choice of a lens and the first lens of each are as they were', async () => {
  await expect(EYES.map(choicesFor).join('\n')).toMatchFileSnapshot('records/eyes.txt');
});
