import { normalAxis } from '../../../lens/optics/sphero-cylinder.ts';
import { inDioptres, measureOf, NUMBER, UNIT, type Measure } from './numbers.ts';
import type { Scan } from './scan.ts';

/** Readings of the cornea, the flat one first. */
export interface StatedK {
  flat?: Measure;
  steep?: Measure;
  /** Degrees. */
  flatMeridian?: number;
}

const AT = String.raw`\s*(?:@|\(|\bat\b|\ba\b|\bx\b|\ben\b|\bal\b)\s*(?:@|x)?\s*(\d{1,3})(?!\.?\d)\s*(?:°|deg\w*|grados?)?\)?`;
const ONE = String.raw`(${NUMBER})\s*(${UNIT})?`;
const LABEL = String.raw`(?:\b(?:k|k's|ks|qs|keratometr(?:y|ies)|queratometrias?|keratos?|queratos?|k readings?|lecturas? k|lecturas|readings|sim ?ks?)\b[\s:=]*(?:(?:is|are|of|de|es|son|with|con|at)\b)?\s*)`;

const WITH_MERIDIANS = new RegExp(
  `${ONE}${AT}[\\s,;/|]*(?:and|y|e)?\\s*(?:\\b(?:k2|steep(?:est)? k?|ks)\\b[\\s:=]*)?${ONE}${AT}`,
  'u',
);
const PAIR = new RegExp(`${LABEL}?${ONE}\\s*/\\s*${ONE}(?:${AT})?`, 'u');
const LABELLED_PAIR = new RegExp(
  `${LABEL}${ONE}\\s*(?:,|and|y|to|a|by|x|-)?\\s+${ONE}(?:${AT})?`,
  'u',
);
const FLAT_NAME = String.raw`flat(?:test|ter)?[\s-]*(?:k(?:eratometry)?(?: reading)?|cornea)|fk|k ?f|kp|k1|k (?:mas )?plan[ao]|queratometria (?:mas )?plana|k flat|q (?:mas )?plana|(?:flat(?:test)?|plana)(?=\s*[:=]?\s*[3-6]\d(?:\.|\b))`;
const STEEP_NAME = String.raw`steep(?:est|er)?[\s-]*k(?:eratometry)?(?: reading)?|sk|k2|k (?:mas )?(?:curv[ao]|cerrad[ao])|queratometria (?:mas )?(?:curva|cerrada)|k steep|q (?:mas )?(?:curva|cerrada)|(?:steep(?:est)?|curva|cerrada)(?=\s*[:=]?\s*[3-6]\d(?:\.|\b))`;
const FLAT = new RegExp(
  String.raw`\b(?:${FLAT_NAME}|flat meridian(?= of \d{2}\.))\b[\s:=]*(?:(?:is|was|of|de|es|at)\b)?\s*${ONE}(?:${AT})?`,
  'u',
);
const STEEP = new RegExp(
  String.raw`\b(?:${STEEP_NAME})\b[\s:=]*(?:(?:is|was|of|de|es|at)\b)?\s*${ONE}(?:${AT})?`,
  'u',
);
const FLAT_BEHIND = new RegExp(
  String.raw`${ONE}\s*(?:is |es |for |de )?(?:the |la |el |my )?\b(?:${FLAT_NAME}|(?:flat|plana)(?!\s*(?:k|meridian|axis|zone|curve|base)))\b(?!\s*[:=]?\s*(?:is |of |de |es )?\d)`,
  'u',
);
const STEEP_BEHIND = new RegExp(
  String.raw`${ONE}\s*(?:is |es |for |de )?(?:the |la |el |my )?\b(?:${STEEP_NAME}|(?:steep|cerrada)(?!\s*(?:k|meridian|axis|zone|curve|base)))\b(?!\s*[:=]?\s*(?:is |of |de |es )?\d)`,
  'u',
);
const SINGLE = new RegExp(`${LABEL}${ONE}(?:${AT})?`, 'u');
const FLAT_MERIDIAN =
  /\b(?:flat(?:test)? (?:meridian|axis)|(?:meridiano|eje) (?:mas )?plano|flat(?:test|ter)?(?: one)?(?= (?:is )?(?:at|@|on) ?\d)|(?:eje |el )?(?:mas )?plano(?= (?:esta )?(?:a|en|@) ?\d))[\s:=]*(?:is|esta)?\s*(?:is|of|de|es|at|a|en|@|on)?\s*(\d{1,3})(?!\.?\d)\s*(?:°|deg\w*|grados?)?/u;

/** A cornea is not flatter; a figure above is a diameter. */
const RADIUS_MOST = 8.95;

/** Whether two figures can be a flat and a steep K: two curvatures, or two radii. */
function areKs(one: Measure, other: Measure): boolean {
  const radii = [one, other].filter(({ value }) => value < 15);
  if (radii.length === 1 || radii.some(({ value }) => value > RADIUS_MOST)) return false;
  return [one, other].map(inDioptres).every((value) => value >= 25 && value <= 75);
}

/** The flat one is the one with fewer diopters; a meridian stands behind the reading that it belongs to. */
function pairOf(
  one: Measure,
  other: Measure,
  at: { one?: string | undefined; other?: string | undefined },
): StatedK {
  const unit = other.unit ?? one.unit;
  const [first, second] = [
    { ...one, unit: one.unit ?? unit },
    { ...other, unit },
  ];
  const isInOrder = inDioptres(first) <= inDioptres(second);
  const [flat, steep] = isInOrder ? [first, second] : [second, first];
  const [ofFlat, ofSteep] = isInOrder ? [at.one, at.other] : [at.other, at.one];
  if (ofFlat === undefined && ofSteep === undefined) return { flat, steep };
  const flatMeridian =
    ofFlat === undefined ? normalAxis(Number(ofSteep) + 90) : Number(ofFlat) || 180;
  return { flat, steep, flatMeridian };
}

function takePair(scan: Scan): StatedK | null {
  const both = scan.take(WITH_MERIDIANS);
  if (both) {
    const [, a, unitA, atA, b, unitB, atB] = both;
    return pairOf(measureOf(a, unitA), measureOf(b, unitB), { one: atA, other: atB });
  }
  for (const pattern of [PAIR, LABELLED_PAIR]) {
    const found = pattern.exec(scan.left());
    if (!found) continue;
    const [, a, unitA, b, unitB, at] = found;
    const [one, other] = [measureOf(a, unitA), measureOf(b, unitB)];
    if (!areKs(one, other)) continue;
    scan.take(pattern);
    return pairOf(one, other, { other: at });
  }
  return null;
}

function takeOne(scan: Scan, pattern: RegExp): { measure: Measure; at: number | null } | null {
  const found = scan.take(pattern);
  if (!found) return null;
  const [, digits, unit, at] = found;
  return { measure: measureOf(digits, unit), at: at === undefined ? null : Number(at) };
}

/** Takes the readings of the cornea from a text; null when there are none. */
export function takeK(scan: Scan): StatedK | null {
  const meridian = scan.take(FLAT_MERIDIAN)?.[1];
  const stated: StatedK = takePair(scan) ?? {};
  const flat = stated.flat ? null : (takeOne(scan, FLAT_BEHIND) ?? takeOne(scan, FLAT));
  const steep = stated.steep ? null : (takeOne(scan, STEEP_BEHIND) ?? takeOne(scan, STEEP));
  if (flat) stated.flat = flat.measure;
  if (steep) stated.steep = steep.measure;
  const single = stated.flat || stated.steep ? null : takeOne(scan, SINGLE);
  if (single) stated.flat = single.measure;
  const at = flat?.at ?? single?.at;
  if (at) stated.flatMeridian = at;
  else if (steep?.at) stated.flatMeridian = normalAxis(steep.at + 90);
  if (meridian !== undefined) stated.flatMeridian = Number(meridian) || 180;
  return Object.keys(stated).length > 0 ? stated : null;
}
