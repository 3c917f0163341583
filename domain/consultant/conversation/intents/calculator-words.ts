import { ALL_CALCULATORS } from '../../calculators/all-calculators.ts';
import type { CalculatorId } from '../../calculators/parts/names.ts';
import { isCurvature, isRadius, RADIUS_MOST } from '../reading/curves.ts';
import type { Measure } from '../reading/numbers.ts';
import { MOVED } from '../reading/stated-curves.ts';
import type { Stated } from '../reading/stated.ts';
import { WORDS, type Word } from './words-of-calculators.ts';

/** What was stated, as far as it decides between calculators. */
interface Given {
  stated: Stated;
  /** Whole powers, and those with a cylinder. */
  powers: number;
  cylinders: number;
  overs: number;
  flat: boolean;
  steep: boolean;
  /** Base curves, with figures without a name that can only be radii. */
  curves: number;
  radii: readonly Measure[];
}

function givenIn(stated: Stated): Given {
  const { powers, named, k, bare } = stated;
  const radii = bare.filter(isRadius);
  const ofNames =
    (named.baseCurve?.length ?? 0) +
    (named.flatBaseCurve?.length ?? 0) +
    (named.steepBaseCurve?.length ?? 0) +
    (named.newBaseCurve?.length ?? 0);
  return {
    stated,
    powers: powers.length,
    cylinders: powers.filter(({ power }) => power.cylinder !== null).length,
    overs: powers.filter(({ role }) => role === 'over').length,
    flat: k?.flat !== undefined,
    steep: k?.steep !== undefined,
    curves: ofNames + radii.length,
    radii,
  };
}

interface Rule {
  id: CalculatorId;
  /** Each is a set of words that must all be there. */
  words: readonly (readonly Word[])[];
  /** What must have been stated. */
  given: (given: Given) => boolean;
  /** The figures alone decide it. */
  isAlone?: true;
}

const noCurves = ({ flat, steep, curves }: Given): boolean => !flat && !steep && curves === 0;
const onePower = (given: Given): boolean => given.powers === 1 && given.overs === 0;
const curvatures = ({ stated }: Given): number => stated.bare.filter(isCurvature).length;

const isAtDistance = ({ stated: { named, bare } }: Given): boolean =>
  named.distance !== undefined ||
  bare.some(({ value, unit }) => unit === 'mm' && value > RADIUS_MOST);

/** Two curves without a name may read like a flat and a steep K. */
const readings = ({ k }: Stated): number => (k?.flat ? 1 : 0) + (k?.steep ? 1 : 0);
const KERATOMETRY = /\bk'?s?\b|keratom|queratom/u;

/** By their words in any order, when what they need was stated; the special before the general. */
const RULES: readonly Rule[] = [
  {
    id: 'over-refraction',
    isAlone: true,
    words: [['over']],
    given: ({ powers, overs, curves }) => overs > 0 && powers > 1 && curves === 0,
  },
  {
    id: 'lens-diameter',
    isAlone: true,
    words: [['diameter'], ['calculate']],
    given: ({ stated: { named } }) =>
      named.opticZone !== undefined &&
      (named.secondaryWidth !== undefined || named.peripheralWidth !== undefined),
  },
  {
    id: 'oxygen',
    isAlone: true,
    words: [['oxygen']],
    given: ({ stated: { named, bare } }) =>
      named.dk !== undefined && (named.thickness !== undefined || bare.length > 0),
  },
  {
    id: 'residual-astigmatism',
    words: [
      ['residual', 'astigmatism'],
      ['residual', 'corneal'],
    ],
    given: ({ cylinders, flat, steep }) => cylinders === 1 && flat && steep,
  },
  {
    id: 'toric-tear-lens',
    words: [['tear'], ['toric', 'cornea'], ['meridian']],
    given: ({ powers, flat, steep, curves }) => powers === 1 && flat && steep && curves > 0,
  },
  {
    id: 'lens-power',
    isAlone: true,
    words: [['power'], ['contact'], ['calculate']],
    given: (given) => onePower(given) && given.flat && given.curves === 1,
  },
  {
    id: 'tear-lens',
    isAlone: true,
    words: [['tear']],
    given: ({ powers, flat, curves }) => powers === 0 && flat && curves > 0,
  },
  {
    id: 'corneal-cylinder',
    words: [['astigmatism', 'corneal']],
    given: ({ powers, flat, steep, curves }) => powers === 0 && flat && steep && curves === 0,
  },
  {
    id: 'back-toric-cylinder',
    words: [
      ['toric', 'back'],
      ['back', 'astigmatism'],
    ],
    given: ({ stated: { k }, powers, curves }) =>
      powers === 0 && (curves === 2 || (k?.flat !== undefined && k.steep !== undefined)),
  },
  {
    id: 'base-curve-change',
    isAlone: true,
    words: [['newer'], ['curve', 'newer']],
    given: ({ powers, curves, stated, cylinders, overs }) =>
      powers === 1 &&
      cylinders === 0 &&
      overs === 0 &&
      stated.named.hvid === undefined &&
      (curves === 2 ||
        (!KERATOMETRY.test(stated.text) && curves + readings(stated) === 2) ||
        (curves === 1 && MOVED.test(stated.text))),
  },
  {
    id: 'axis-rotation',
    isAlone: true,
    words: [['axis'], ['turned']],
    given: ({ stated }) =>
      stated.rotation?.direction != null &&
      (stated.named.axis !== undefined ||
        stated.powers.some(({ power }) => power.axis !== null) ||
        stated.bare.length > 0),
  },
  {
    id: 'rotation-error',
    words: [['offAxis']],
    given: ({ stated, powers }) =>
      (stated.rotation === null || stated.rotation.direction === null) &&
      (stated.named.cylinder !== undefined || powers === 1) &&
      (stated.rotation !== null || stated.bare.some(({ unit }) => unit === '°')),
  },
  {
    id: 'sagittal-depth',
    isAlone: true,
    words: [['sag'], ['calculate']],
    given: ({ stated: { named }, curves }) =>
      named.chord !== undefined && (curves > 0 || named.sphere !== undefined),
  },
  {
    id: 'meridian-power',
    words: [['meridian'], ['power']],
    given: (given) =>
      given.cylinders === 1 &&
      given.powers === 1 &&
      noCurves(given) &&
      (given.stated.named.meridian !== undefined ||
        given.stated.bare.some(
          ({ unit, value }) =>
            unit === '°' || (unit === null && value <= 180 && Number.isInteger(value)),
        )) &&
      given.stated.named.distance === undefined,
  },
  {
    id: 'transposition',
    words: [['transpose'], ['cylinderSign']],
    given: (given) => given.cylinders === 1 && given.powers === 1 && noCurves(given),
  },
  {
    id: 'spherical-equivalent',
    words: [['equivalent'], ['sphere', 'alone']],
    given: (given) => onePower(given) && noCurves(given),
  },
  {
    id: 'over-refraction',
    words: [['onEye']],
    given: (given) =>
      given.powers === 2 &&
      given.stated.powers.some(({ role }) => role === 'lens') &&
      noCurves(given),
  },
  {
    id: 'crossed-cylinders',
    isAlone: true,
    words: [['sum'], ['astigmatism']],
    given: (given) =>
      given.powers === 2 && given.overs === 0 && given.cylinders > 0 && noCurves(given),
  },
  {
    id: 'vertex-distance',
    words: [
      ['vertex'],
      ['spectacle', 'contact'],
      ['spectacle', 'cornea'],
      ['compensate', 'cornea'],
      ['power', 'cornea'],
    ],
    given: (given) => onePower(given) && noCurves(given) && given.stated.named.hvid === undefined,
  },
  {
    id: 'vertex-distance',
    words: [['contact']],
    given: (given) => onePower(given) && noCurves(given) && isAtDistance(given),
  },
  {
    id: 'base-curve-change',
    words: [['curve', 'newer']],
    given: ({ powers, flat, steep, curves, stated }) =>
      powers === 0 && !flat && !steep && curves === 2 && stated.named.hvid === undefined,
  },
  {
    id: 'over-refraction',
    words: [['onEye']],
    given: ({ stated, powers, curves, flat }) =>
      powers === 1 && stated.powers[0]?.role === 'lens' && curves === 0 && !flat,
  },
  {
    id: 'axis-rotation',
    words: [['toric']],
    given: (given) =>
      given.stated.named.axis !== undefined && given.powers === 0 && noCurves(given),
  },
  {
    id: 'keratometry',
    words: [['convert']],
    given: (given) => {
      const { powers, flat, steep, curves, stated } = given;
      const single = curves + curvatures(given) + (flat ? 1 : 0) + (steep ? 1 : 0);
      const others = Object.keys(stated.named).filter((name) => name !== 'baseCurve').length;
      return powers === 0 && single === 1 && others === 0 && stated.rotation === null;
    },
  },
];

/** Returns the calculator whose words a message has in any order, with the figures that it needs; null for none. */
export function calculatorByWords(text: string, stated: Stated): CalculatorId | null {
  const given = givenIn(stated);
  const found = RULES.find(
    (rule) =>
      rule.given(given) && rule.words.some((set) => set.every((word) => WORDS[word].test(text))),
  );
  return found?.id ?? null;
}

/** Returns the only calculator that the figures fit, whatever the words; null for none or several. */
export function calculatorByFigures(stated: Stated): CalculatorId | null {
  const given = givenIn(stated);
  const fitting = RULES.filter((rule) => rule.isAlone && rule.given(given));
  const [only] = fitting;
  return only && fitting.length === 1 ? only.id : null;
}

/** Returns the calculator that a message names by its words; null for none. */
export function calculatorNamed(text: string): CalculatorId | null {
  const some = (...words: Word[]): boolean => words.every((word) => WORDS[word].test(text));
  if (some('over')) return 'over-refraction';
  if (some('residual', 'astigmatism')) return 'residual-astigmatism';
  if (some('tear', 'toric')) return 'toric-tear-lens';
  if (some('tear')) return 'tear-lens';
  if (some('corneal', 'astigmatism')) return 'corneal-cylinder';
  if (some('back', 'toric')) return 'back-toric-cylinder';
  if (some('curve', 'newer')) return 'base-curve-change';
  if (/\blars\b/u.test(text)) return 'axis-rotation';
  if (some('transpose')) return 'transposition';
  if (some('equivalent')) return 'spherical-equivalent';
  if (some('power', 'meridian')) return 'meridian-power';
  if (
    /cross|cruzad|(?:combin|sum|add|suma)\w*[^.;]*(?:cyl|cil|refrac|power|poder|formula)/u.test(
      text,
    )
  )
    return 'crossed-cylinders';
  if (some('vertex') || some('spectacle', 'contact')) return 'vertex-distance';
  if (some('power') && /\b(?:rgp|gp|rigid\w*|sam|fap)\b/u.test(text)) return 'lens-power';
  if (/\bdk\s*\/\s*[tl]\b|transmis/u.test(text)) return 'oxygen';
  return null;
}

/** Whether a calculator takes all figures of a message that have a name. */
export function takesAll(id: string, { named }: Stated): boolean {
  const fields = ALL_CALCULATORS.find((one) => one.id === id)?.fields;
  if (!fields) return false;
  const also: Record<string, string> = { chord: 'diameter', sag: 'baseCurve', add: 'sphere' };
  return Object.keys(named).every((name) => (also[name] ?? name) in fields);
}
