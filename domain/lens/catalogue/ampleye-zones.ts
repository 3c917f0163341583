import type { ChoiceParameter, NumberParameter } from '../../schemas/lens.ts';
import { choice, number, option, type Label } from './parameter.ts';
import { assumption } from './source.ts';

const SCLERAL_SOURCE = assumption(
  'Four steps of 50 µm either way, after the Atlantis guide 2013; plus lifts, minus lowers',
);

/** A change of the landing zone against standard, wanted for one kind of landing only. */
function landingZone(name: string, label: Label, landing: string): NumberParameter {
  return number(name, label, SCLERAL_SOURCE, {
    unit: 'µm',
    min: -200,
    max: 200,
    step: 50,
    requiredWhen: { parameter: 'landing', equals: landing },
    dependsOn: { parameter: 'landing', equals: landing },
  });
}

export function limbalZone(): NumberParameter {
  const source = assumption('Four steps of 25 µm either way, after the Atlantis guide 2013');
  return number('limbalZone', { en: 'Limbal zone', es: 'Zona limbal' }, source, {
    unit: 'µm',
    min: -100,
    max: 100,
    step: 25,
    default: 0,
  });
}

/** The kind of landing, and the zone changes that each kind asks for. */
export function landing(): (ChoiceParameter | NumberParameter)[] {
  return [
    choice(
      'landing',
      { en: 'Landing', es: 'Apoyo escleral' },
      assumption('Spherical, toric or by quadrant, as other makers offer'),
      [
        option('spherical', 'Spherical', 'Esférico'),
        option('toric', 'Toric', 'Tórico'),
        option('quadrant', 'Quadrant', 'Por cuadrantes'),
      ],
    ),
    {
      ...landingZone('scleralZone', { en: 'Scleral zone', es: 'Zona escleral' }, 'spherical'),
      default: 0,
    },
    landingZone('scleralFlat', { en: 'Flat scleral zone', es: 'Escleral plana' }, 'toric'),
    landingZone('scleralSteep', { en: 'Steep scleral zone', es: 'Escleral cerrada' }, 'toric'),
    landingZone('scleralNasal', { en: 'Scleral zone N', es: 'Zona escleral N' }, 'quadrant'),
    landingZone('scleralTemporal', { en: 'Scleral zone T', es: 'Zona escleral T' }, 'quadrant'),
    landingZone('scleralSuperior', { en: 'Scleral zone S', es: 'Zona escleral S' }, 'quadrant'),
    landingZone('scleralInferior', { en: 'Scleral zone I', es: 'Zona escleral I' }, 'quadrant'),
  ];
}
