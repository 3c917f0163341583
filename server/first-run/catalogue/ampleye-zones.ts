import type { ChoiceParameter, Combination, NumberParameter } from '#domain/lens/model/lens.ts';
import { choice, number, option, type Label } from '#domain/lens/model/parameter.ts';
import { assumption } from '#domain/lens/model/source.ts';

interface ZoneStep {
  number: number;
  /** The change of the zone, in µm. */
  amount: number;
}

type StepLabel = (step: ZoneStep) => [en: string, es: string];

interface ZoneLabels {
  flat: StepLabel;
  steep: StepLabel;
  /** The direction that raises the lens above the eye; its amounts are positive. */
  raises: 'flat' | 'steep';
}

const STEPS = [1, 2, 3, 4];

const SCLERAL_SOURCE = assumption(
  'Standard, flat and steep 1 to 4 in steps of 50 µm, after the Atlantis guide 2013: flat lifts the edge',
);
const SCLERAL_OPTIONS = zoneOptions(50, {
  flat: ({ number: at, amount }) => [
    `Flat ${at}: +${amount} µm lift`,
    `Plana ${at}: eleva ${amount} µm`,
  ],
  steep: ({ number: at, amount }) => [
    `Steep ${at}: ${amount} µm lower`,
    `Cerrada ${at}: baja ${amount} µm`,
  ],
  raises: 'flat',
});

const LIMBAL_SOURCE = assumption(
  'Standard, flat and steep 1 to 4 in steps of 25 µm, after the Atlantis guide 2013: steep clears the limbus more',
);
const LIMBAL_OPTIONS = zoneOptions(25, {
  flat: ({ number: at, amount }) => [
    `Flat ${at}: −${amount} µm clearance`,
    `Plana ${at}: baja ${amount} µm`,
  ],
  steep: ({ number: at, amount }) => [
    `Steep ${at}: +${amount} µm clearance`,
    `Cerrada ${at}: eleva ${amount} µm`,
  ],
  raises: 'steep',
});

/** The landing zone, required only for one kind of landing. */
function landingZone(name: string, label: Label, landing: string): ChoiceParameter {
  const when = { parameter: 'landing', equals: landing };
  return choice(name, label, SCLERAL_SOURCE, SCLERAL_OPTIONS, {
    default: null,
    requiredWhen: when,
    dependsOn: when,
  });
}

export function limbalZone(): ChoiceParameter {
  return choice(
    'limbalZone',
    { en: 'Limbal zone', es: 'Zona limbal' },
    LIMBAL_SOURCE,
    LIMBAL_OPTIONS,
    {
      default: 'standard',
    },
  );
}

/**
 * The flat meridian of a toric landing, which keeps the lens from turning. The front cylinder is placed relative to it,
 * so a cylinder requires it.
 */
function flatMeridian(): NumberParameter {
  const label = { en: 'Flat landing meridian', es: 'Meridiano plano del apoyo' };
  const source = assumption(
    'Full degrees, given with a front cylinder; else the laboratory decides',
  );
  return number('landingMeridian', label, source, {
    unit: '°',
    min: 1,
    max: 180,
    step: 1,
    requiredWhen: { parameter: 'cylinder', is: 'nonZero' },
    dependsOn: { parameter: 'landing', equals: 'toric' },
    laboratoryDecides: true,
  });
}

/** The kind of landing, and the parameters that each kind requires. */
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
      default: 'standard',
    },
    landingZone(
      'scleralFlat',
      { en: 'Landing, flat meridian', es: 'Apoyo, meridiano plano' },
      'toric',
    ),
    landingZone(
      'scleralSteep',
      { en: 'Landing, steep meridian', es: 'Apoyo, meridiano curvo' },
      'toric',
    ),
    flatMeridian(),
    landingZone('scleralNasal', { en: 'Scleral zone N', es: 'Zona escleral N' }, 'quadrant'),
    landingZone('scleralTemporal', { en: 'Scleral zone T', es: 'Zona escleral T' }, 'quadrant'),
    landingZone('scleralSuperior', { en: 'Scleral zone S', es: 'Zona escleral S' }, 'quadrant'),
    landingZone('scleralInferior', { en: 'Scleral zone I', es: 'Zona escleral I' }, 'quadrant'),
  ];
}

/** More lift is flatter. */
export const FLAT_MERIDIAN_LIFTS_MORE: Combination = {
  kind: 'ordered',
  smaller: 'scleralSteep',
  larger: 'scleralFlat',
  mayBeEqual: true,
  because: {
    en: 'the flat meridian must not be steeper than the steep meridian',
    es: 'el meridiano plano no puede ser más cerrado que el meridiano curvo',
  },
};

/**
 * The options of a zone as fitting guides name them, from flat 4 through standard to steep 4, each with its effect.
 * Amounts are in µm relative to standard, positive when the lens is higher above the eye.
 */
function zoneOptions(
  stepUm: number,
  { flat, steep, raises }: ZoneLabels,
): ChoiceParameter['options'] {
  const side = (kind: 'flat' | 'steep', labelOf: StepLabel) =>
    STEPS.map((number) => {
      const amount = number * stepUm;
      const [en, es] = labelOf({ number, amount });
      return {
        value: `${kind}${number}`,
        label: { en, es },
        amount: kind === raises ? amount : -amount,
      };
    });
  const standard = { value: 'standard', label: { en: 'Standard', es: 'Estándar' }, amount: 0 };
  return [...side('flat', flat).toReversed(), standard, ...side('steep', steep)];
}
