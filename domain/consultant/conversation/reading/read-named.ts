import { measureOf, NUMBER, UNIT, type Measure } from './numbers.ts';
import type { Scan } from './scan.ts';

/** Figures that are stated with their names, in both languages; the first that fits takes a figure. */
const LABELS = {
  returnZoneDepth: String.raw`return zone(?: depth)?|rzd\b|(?:profundidad de (?:la )?)?zona de retorno`,
  landingZoneAngle: String.raw`landing (?:zone )?angle|lza\b|angulo de (?:la zona de )?apoyo`,
  overK: String.raw`over.?k(?:eratometry|s)?\b(?!\s*(?:of |is |de |es )?\d{2}\b)|sobre.?k\b(?!\s*(?:of |is |de |es )?\d{2}\b)|sobre.?queratometria`,
  flatBaseCurve: String.raw`flat(?:ter)? (?:base curve|bc|curve)|curva base (?:mas )?plana`,
  steepBaseCurve: String.raw`steep(?:er)? (?:base curve|bc|curve)|curva base (?:curva|cerrada|mas cerrada|mas curva)`,
  newBaseCurve: String.raw`new (?:base curve|bc)|(?:nueva curva base|curva base nueva|cb nueva)`,
  baseCurve: String.raw`base curves?|bcs?\b|bcr\b|rb\b|bozr|bocr|curvas? bases?|cb\b|radi(?:us|i)(?: of curvature)?|radios?(?: (?:base|de curvatura))?|curvature|(?<!(?:secondary|peripheral|intermediate|secundaria|periferica|intermedia|k|q|ks|mas|cornea) )(?:curva(?= (?:de )?\d\.)|curve(?= (?:of |from )?\d\.))|r(?=\s*[:=]?\s*\d)|base(?=\s*[:=]?\s*(?:of |de )?\d)`,
  opticZone: String.raw`opt(?:ic|ical)? zone(?: diameter)?|ozd?\b|zona optica|zo\b|dzo\b`,
  secondaryWidth: String.raw`second(?:ary)?(?: curve)?(?: width)?|scw?\b(?: width)?|(?:ancho )?cs\b|(?:ancho (?:de (?:la )?)?)?(?:curva |banda |zona )?secundari[ao]`,
  peripheralWidth: String.raw`peripheral(?: curve)?(?: width)?|pcw?\b(?: width)?|(?:ancho )?cp\b|(?:ancho (?:de (?:la )?)?)?(?:curva |banda |zona )?periferic[ao]`,
  distance: String.raw`vertex(?: distance)?|b?vd\b|dv\b|back vertex(?: distance)?|distancia (?:al |de )?vertice|vertice`,
  hvid: String.raw`hvid|dhiv|(?:horizontal )?visible iris(?: diameter)?|iris visible|corneal diameter|diametro corneal|white.to.white|wtw|iris(?: diameter)?|diametro (?:de(?:l)? )?iris|blanco.a.blanco|diametro horizontal`,
  pupil: String.raw`pupil(?: size| diameter)?s?\b|(?:diametro de (?:la )?)?pupila`,
  limbalClearance: String.raw`limbal (?:clearance|vault)|clearance (?:at|over) the limbus|(?:espacio|boveda|despeje|altura) (?:limbal|en el limbo)`,
  vault: String.raw`(?:central |apical )?(?:vault(?:s|ing)?|clearance)|boveda(?: central)?|(?:espacio|despeje|altura|claridad|separacion|holgura|aclaramiento) (?:central|apical)`,
  sag: String.raw`sags?(?:ittal)?\b(?: depth| height| value)?|profundidad(?: sagital)?|altura sagital|sagitas?|sagital`,
  chord: String.raw`chord|cuerda`,
  diameter: String.raw`(?:overall |lens )?diameter|dia\b|oad\b|diametro`,
  shape: String.raw`(?<shape>eccentricity|excentricidad|e[- ]?value|valor e|shape factor|factor de forma|asphericity|asfericidad|(?<![\p{L}'])[epq](?![\p{L}']))`,
  dk: String.raw`dk(?!\s*/)(?: of| de)?`,
  thickness: String.raw`(?:cent(?:er|re|ral) )?thickness|thick\b|ct\b|espesor(?: central)?|grosor(?: central)?`,
  movementMm: String.raw`movement|moves|movimiento|se mueve`,
  meridian: String.raw`meridian|meridiano`,
  axis: String.raw`axis|ax\b|eje`,
  add: String.raw`add(?:ition)?\b(?!\s*(?:of\s*)?(?:-|\+?\s?\d+(?:\.\d+)?\s*[+-]\s?\d))|adicion`,
  sphere: String.raw`sphere|sph\b|esfera|esf\b`,
  cylinder: String.raw`cyl(?:inder)?\b|cil(?:indro)?\b`,
} as const;

export type NamedValue = keyof typeof LABELS;
export type Named = Partial<Record<NamedValue, Measure[]>>;

const FILL = String.raw`(?:[\s:=]*(?:\b(?:is|was|were|are|be|would|fuera|sea|fuese|son|of|es|de|del|la|el|at|a|en|about|around|approximately|unos|aproximadamente|mide|measures|measured|reads|da|dio|gives|gave|marca|from|from a|cylinder|cilindro|to be|along|across|shows|showing|muestra|only|just|solo|apenas|reading|por|con|value|now|the|que)\b))*[\s:=,]*`;
const ONE = String.raw`(?<one>${NUMBER})\s*-?(?<oneUnit>${UNIT})?`;
/** A second figure of the same name, unless another name follows it. */
const OTHER = String.raw`(?:\s*(?:\bto\b|\ba\b|/|\band\b|\by\b|\bpor\b)\s*(?<other>${NUMBER})\s*(?<otherUnit>${UNIT})?(?!\s*(?:dia|chord|cuerda|hvid|k\b|flat|steep|cent|thick|espesor|optic|zona|vert)))?`;
const PAIR_BEFORE = String.raw`${ONE}\s*(?:/|\band\b|\by\b|\bto\b|\ba\b)\s*(?<other>${NUMBER})\s*(?<otherUnit>${UNIT})?`;

/** These are stated in pairs, such as a base curve before and after. */
const PAIRED: ReadonlySet<string> = new Set(['baseCurve']);
/** The values whose figure often stands first: `12 mm vertex`. */
const BEFORE: readonly NamedValue[] = [
  'overK',
  'opticZone',
  'distance',
  'hvid',
  'pupil',
  'limbalClearance',
  'vault',
  'sag',
  'chord',
  'diameter',
  'thickness',
  'dk',
  'movementMm',
  'baseCurve',
  'secondaryWidth',
  'peripheralWidth',
  'add',
  'cylinder',
];

const SHAPES: readonly [RegExp, 'e' | 'p' | 'Q'][] = [
  [/^(?:e|ecc|exc|valor)/u, 'e'],
  [/^(?:p|shape|factor)/u, 'p'],
  [/^(?:q|asphericity|asfericidad)/u, 'Q'],
];

const names = Object.keys(LABELS) as NamedValue[];

const START = String.raw`(?<![\p{L}\d])`;
const afterName = new Map(
  names.map((name) => [
    name,
    new RegExp(`${START}(?:${LABELS[name]})${FILL}${ONE}${PAIRED.has(name) ? OTHER : ''}`, 'u'),
  ]),
);
const beforeName = new Map(
  BEFORE.map((name) => [
    name,
    new RegExp(
      String.raw`${PAIRED.has(name) ? `(?:${PAIR_BEFORE}|${ONE.replaceAll('<one', '<single')})` : ONE}\s*(?:\bof\b|\bde\b|\bdel\b|\bin\b)?\s*(?:\bla\b|\bel\b|\bthe\b)?\s*(?:${LABELS[name]})`,
      'u',
    ),
  ]),
);

/** `7.85 mm base curve`: the figure stands close before its name, and no other figure close behind it. */
const closeBefore = new Map(
  BEFORE.map((name) => [
    name,
    new RegExp(
      String.raw`${ONE}\s*(?:\bof\b|\bde\b|\bdel\b|\bin\b)?\s*(?:\bla\b|\bel\b|\bthe\b)?\s*\b(?:${LABELS[name]})(?![\s:=]*(?:\b(?:is|es|of|de|at)\b\s*)?[+-]?\.?\d)`,
      'u',
    ),
  ]),
);
/** A figure is of the name before it when nothing but small words stand between. */
const NAMED_BEFORE = new RegExp(
  `${START}(?:${Object.entries(LABELS)
    .filter(([name]) => name !== 'sag')
    .map(([, label]) => label.replaceAll('?<shape>', '?:'))
    .join('|')}|k)${FILL}$`,
  'u',
);
const isFree = (before: string): boolean => !NAMED_BEFORE.test(before);

function measuresOf(name: NamedValue, match: RegExpExecArray): Measure[] {
  const { one, oneUnit, single, singleUnit, other, otherUnit, shape } = match.groups ?? {};
  const first = measureOf(one ?? single, oneUnit ?? singleUnit);
  if (name === 'shape') {
    const unit = SHAPES.find(([pattern]) => pattern.test(shape ?? ''))?.[1] ?? 'e';
    return [{ ...first, unit }];
  }
  if (other === undefined) return [first];
  const second = measureOf(other, otherUnit);
  return [
    { ...first, unit: first.unit ?? second.unit },
    { ...second, unit: second.unit ?? first.unit },
  ];
}

function takeBy(
  scan: Scan,
  patterns: ReadonlyMap<NamedValue, RegExp>,
  named: Named,
  when?: (before: string) => boolean,
): void {
  for (const [name, pattern] of patterns) {
    for (let match = scan.take(pattern, when); match; match = scan.take(pattern, when)) {
      named[name] = [...(named[name] ?? []), ...measuresOf(name, match)];
    }
  }
}

/** What comes before powers are read: a name of these, not of a power, stands before a signed figure. */
const FIRST: ReadonlySet<NamedValue> = new Set([
  'returnZoneDepth',
  'landingZoneAngle',
  'overK',
  'shape',
  'add',
]);

/** Takes those figures with names that could be taken for powers. */
export function takeNamedFirst(scan: Scan): Named {
  const named: Named = {};
  takeBy(scan, new Map([...afterName].filter(([name]) => FIRST.has(name))), named);
  return named;
}

const CURVES: ReadonlySet<NamedValue> = new Set([
  'flatBaseCurve',
  'steepBaseCurve',
  'newBaseCurve',
  'baseCurve',
]);

function ofCurves(patterns: ReadonlyMap<NamedValue, RegExp>): ReadonlyMap<NamedValue, RegExp> {
  return new Map([...patterns].filter(([name]) => CURVES.has(name)));
}

/** `8.4 radius, 11 chord`: where the text ends with a name, figures stand before their names. */
function isBehind(text: string): boolean {
  return ENDS_WITH_NAME.test(text);
}
const ENDS_WITH_NAME = new RegExp(
  `${NUMBER}\\s*(?:${UNIT})?\\s*(?:of |de |in )?(?:the |la |el )?(?:${(['baseCurve', 'chord', 'opticZone', 'secondaryWidth', 'peripheralWidth', 'diameter'] as const).map((name) => LABELS[name]).join('|')})\\s*[?.!]*$`,
  'u',
);

/** Takes base curves, which would otherwise read as two K. */
export function takeCurves(scan: Scan, named: Named): void {
  if (isBehind(scan.left())) takeBy(scan, ofCurves(beforeName), named);
  takeBy(scan, ofCurves(closeBefore), named, isFree);
  takeBy(scan, ofCurves(afterName), named);
  takeBy(scan, ofCurves(beforeName), named);
}

/** Takes all other figures with their names before or behind them. */
export function takeNamed(scan: Scan, named: Named): void {
  if (isBehind(scan.left())) takeBy(scan, beforeName, named);
  takeBy(scan, closeBefore, named, isFree);
  takeBy(scan, afterName, named);
  takeBy(scan, beforeName, named);
}

const PLAIN = new RegExp(ONE, 'u');

/** Takes the figures that have no name. */
export function takeBare(scan: Scan): Measure[] {
  const bare: Measure[] = [];
  for (let match = scan.take(PLAIN); match; match = scan.take(PLAIN)) {
    bare.push(measureOf(match.groups?.['one'], match.groups?.['oneUnit']));
  }
  return bare;
}
