import type { LensDefinition } from '../../../lens/model/lens.ts';
import type { Unit } from '../../calculators/parts/units.ts';
import { QUADRANTS } from '../../fitting/planning/finding-fields.ts';
import type { ConversationCase } from '../conversation-case.ts';
import type { StatedPart } from '../update-case.ts';
import { isVault } from './curves.ts';
import { FOLLOWING } from './intent-patterns.ts';
import { dkMeasure, materialIn } from './material.ts';
import { normalizeName } from './normalize.ts';
import type { Measure } from './numbers.ts';
import { eyeParts } from './read-eye.ts';
import { readQuadrants, sideOf } from './read-findings.ts';
import { readStated, type Stated } from './stated.ts';

/** Left and right are no eyes where a direction was asked for. */
const ASKED_SIDE = /^(?:turn|rotation\..*|landing\..*)$/u;

/** Digits in the name of a material are no figures. */
const MATERIALS = /\bxo2\b|\bhds ?100\b|\bonsi.?56\b/gu;

/** `GP Sphere 7.70` is no sphere of 7.70: the names of lenses are hidden before figures are read. */
function withoutNames(text: string, lenses: readonly LensDefinition[]): string {
  const hidden = text.replaceAll(MATERIALS, 'material');
  return lenses.reduce((left, { name, family }) => {
    const full = normalizeName(name);
    const [brand = ''] = full.split(' ');
    const whole = left.replaceAll(full, ' lens ');
    return family === 'scleral' ? whole.replaceAll(brand, ' lens ') : whole;
  }, hidden);
}

function partsOf(text: string, asked: string | null): StatedPart[] {
  const parts = asked !== null && ASKED_SIDE.test(asked) ? [{ eye: null, text }] : eyeParts(text);
  return parts.map(({ eye, text: part }) => ({ eye, stated: readStated(part) }));
}

const NAMED: Readonly<Record<string, keyof Stated['named']>> = {
  hvid: 'hvid',
  pupil: 'pupil',
  vertexDistance: 'distance',
  centralVault: 'vault',
  limbalClearance: 'limbalClearance',
  overKCylinder: 'overK',
  movementMm: 'movementMm',
  refractionAdd: 'add',
  'values.sag': 'sag',
  'values.baseCurve': 'baseCurve',
  'values.baseCurveFlat': 'flatBaseCurve',
  'values.baseCurveSteep': 'steepBaseCurve',
  'values.diameter': 'diameter',
  'values.centreThickness': 'thickness',
  'values.axis': 'axis',
};

/** The units of what has one of its own: a figure in another, such as `8.10 mm` for a meridian, is no reply. */
const ONLY_IN: Readonly<Record<string, readonly Unit[]>> = {
  minutesOnEye: [],
  flatMeridian: ['°'],
  'clinical.flatMeridian': ['°'],
};

/** `Power -8.00 at 14`: the 14 belongs to the power, and is no reply. */
function isBehindPower(text: string, { text: digits }: Measure): boolean {
  return /[+-]\d.*\b(?:at|a)\s+(\d+(?:\.\d+)?)/u.exec(text)?.[1] === digits;
}

/** What was asked for may be stated by a figure or a word alone. */
function asReply(stated: Stated, asked: string): Stated {
  const [first, second] = stated.bare;
  const [group = '', part = ''] = asked.split('.');
  const next: Stated = { ...stated, findings: { ...stated.findings } };
  if (group === 'landing') {
    const places = readQuadrants(stated.text);
    const landing = Object.fromEntries(
      QUADRANTS.filter((one) => places.includes(one)).map((one) => [one, part]),
    );
    if (places.length > 0) Object.assign(next.findings, { landing });
    return next;
  }
  if (group === 'rotation' && part !== '') {
    const word = /\b(left|right|nasal\w*|temporal\w*|izquierda|derecha)\b/u.exec(stated.text)?.[1];
    const direction = sideOf(word);
    if (direction) next.rotation = { degrees: Number(part), direction, isStable: true };
    return next;
  }
  if (!first || (first.unit !== null && ONLY_IN[asked]?.includes(first.unit) === false))
    return next;
  if (isBehindPower(stated.text, first)) return next;
  if (asked === 'minutesOnEye') next.findings.minutesOnEye = first.value;
  else if (asked === 'flatK')
    next.k = { flat: first, ...(second ? { steep: second } : {}), ...stated.k };
  else if (asked === 'steepK') next.k = { ...stated.k, steep: first };
  else if (asked === 'flatMeridian' || asked === 'clinical.flatMeridian') {
    next.k = { ...stated.k, flatMeridian: first.value };
  } else if (asked === 'centralVault' && second && stated.findings.minutesOnEye === undefined) {
    next.findings.minutesOnEye = second.value;
    next.named = { ...stated.named, vault: [first] };
  } else {
    const name = NAMED[asked];
    if (!name) return next;
    next.named = { ...stated.named, [name]: [first] };
  }
  next.bare = [];
  return next;
}

/** `And if it turned to the right?`: as far as before, to the other side. */
function withTurn(stated: Stated, { intent, eye, eyes }: ConversationCase): Stated {
  const before = eyes[eye ?? 'right'].findings.rotation;
  if (intent !== 'nextChange' || !before || stated.rotation || !FOLLOWING.test(stated.text))
    return stated;
  const side = sideOf(/\b(left|right|nasal|temporal|izquierda|derecha)\b/u.exec(stated.text)?.[1]);
  if (!side) return stated;
  const rotation = {
    degrees: before.degrees,
    direction: side,
    isStable: before.stability === 'stable',
  };
  return { ...stated, rotation };
}

/** `What if it was 300?` after a vault of 120: the vault is meant. */
function withVault(stated: Stated, { intent, eye, asked, eyes }: ConversationCase): Stated {
  const [only, another] = stated.bare;
  const isOfBefore = intent === 'nextChange' || intent === 'settling';
  const isKnown = eyes[eye ?? 'right'].findings.centralVault !== undefined;
  if (!only || another || asked !== null || !isOfBefore || !isKnown) return stated;
  if (stated.named.vault || !FOLLOWING.test(stated.text)) return stated;
  if (!isVault(only)) return stated;
  return { ...stated, bare: [], named: { ...stated.named, vault: [only] } };
}

/** `Dk/t of Boston XO at 0.30 mm`: a material has its Dk, unless another one is stated. */
function withMaterial(stated: Stated, text: string): Stated {
  const material = materialIn(text);
  const dk = material === null ? undefined : dkMeasure(material);
  // Without a thickness it is a question about the material.
  const isGiven = stated.named.thickness !== undefined || stated.bare.length > 0;
  if (!dk || !isGiven || stated.named.dk) return stated;
  return { ...stated, material, named: { ...stated.named, dk: [dk] } };
}

/** A message by the eyes that it names, and as a whole. */
export interface ReadTurn {
  parts: StatedPart[];
  whole: Stated;
}

/** Reads a normalized message as what it is after the one before: a reply, or something of its own. */
export function readTurn(
  text: string,
  lenses: readonly LensDefinition[],
  former: ConversationCase,
): ReadTurn {
  const figures = withoutNames(text, lenses);
  const read = (stated: Stated): Stated => {
    const replied = former.asked === null ? stated : asReply(stated, former.asked);
    return withTurn(withVault(replied, former), former);
  };
  return {
    parts: partsOf(figures, former.asked).map(({ eye, stated }) => ({ eye, stated: read(stated) })),
    whole: withMaterial(read(readStated(figures)), text),
  };
}
