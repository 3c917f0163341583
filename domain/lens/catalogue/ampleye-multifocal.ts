import type { NumberParameter } from '../../schemas/lens.ts';
import { addition } from './common-parameters.ts';
import { number } from './parameter.ts';
import { assumption } from './source.ts';

/** The center-near optics; an add requires the zone. */
export function centreNear(): NumberParameter[] {
  const source = assumption('Centre-near zone of 1.5 to 4.0 mm');
  return [
    addition(assumption('Adds that other scleral makers offer, in quarter steps'), {
      min: 0.75,
      max: 3.5,
      requiredWhen: 'optional',
    }),
    number('nearZone', { en: 'Near zone', es: 'Zona de cerca' }, source, {
      unit: 'mm',
      min: 1.5,
      max: 4,
      step: 0.1,
      requiredWhen: { parameter: 'add', is: 'given' },
      dependsOn: { parameter: 'add', is: 'given' },
    }),
  ];
}
