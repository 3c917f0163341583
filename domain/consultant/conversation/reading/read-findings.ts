import type { Findings } from '../../fitting/findings.ts';
import {
  QUADRANTS,
  type LandingSign,
  type Quadrant,
} from '../../fitting/planning/finding-fields.ts';
import { NUMBER } from './numbers.ts';
import type { Scan } from './scan.ts';

const WHERE: Record<Quadrant, string> = {
  nasal: String.raw`nasal(?:ly|mente)?`,
  temporal: String.raw`temporal(?:ly|mente)?`,
  superior: String.raw`superior(?:ly|mente)?|upper|at the top|above|arriba`,
  inferior: String.raw`inferior(?:ly|mente)?|lower|at the bottom|below|abajo`,
};
const quadrant = Object.fromEntries(
  QUADRANTS.map((name) => [name, new RegExp(String.raw`\b(?:${WHERE[name]})`, 'u')]),
) as Record<Quadrant, RegExp>;
const ALL_ROUND =
  /\b(?:all (?:the way )?(?:a)?round|right round|all over|whole (?:edge|landing|circumference)|(?:all|all four|four) quadrants|everywhere|en todas partes|todo alrededor|por todos lados|360|en todo|(?:los )?cuatro cuadrantes|todos los cuadrantes|alrededor|contorno|circunferencial|circumferential)/u;

const SIGNS: readonly [LandingSign, RegExp][] = [
  [
    'blanchingEdge',
    /(?:blanch|blanque)\w*[^.;]*\b(?:edge|borde)\b|\b(?:edge|borde)\b[^.;]*(?:blanch|blanque)/u,
  ],
  [
    'blanchingLimbus',
    /(?:blanch|blanque)\w*[^.;]*\b(?:limb\w*)|\blimb\w*[^.;]*(?:blanch|blanque)/u,
  ],
  [
    'blanching',
    /blanch|blanque|palid|vasos? blanc|(?:white|pale) vessels|vessels? (?:are |look |go |turn )?(?:white|pale)/u,
  ],
  [
    'impingement',
    /imping|impact|impront|indent|digs? in|digging|se (?:clava|entierra|hunde en)|tight(?: landing| edge| (?:in the |on the )?(?:nasal|temporal|superior|inferior))|apriet|incrust|comprim|compresi|compress/u,
  ],
  [
    'lift',
    /\blift(?:s|ing|ed)?\b|stands? off|stand.?off|levanta|despega(?!r)|lifting|flut(?:e[sd]?|ing)\b|separad[oa] del? (?:ojo|esclera)|edge (?:too )?high|borde (?:alto|suelto)|elevacion del borde/u,
  ],
  [
    'even',
    /\b(?:even landing|landing (?:is )?(?:even|good|ideal)|apoyo (?:uniforme|parejo|ideal))/u,
  ],
];

/** A part of a sentence keeps the sign of the part before it: `lifts nasally and temporally`. */
const CLAUSES = /[.;,|]|\band\b|\bbut\b|\by\b|\bpero\b/u;

export interface StatedLanding {
  landing: NonNullable<Findings['landing']>;
  /** A sign of which the text does not say where it is. */
  nowhere: LandingSign | null;
}

/** A sign that is denied is none. */
const DENIED = /\b(?:no|not|without|sin|ningun\w*)\s+(?:\w+\s+)?$/u;

function signOf(clause: string): LandingSign | null {
  for (const [sign, pattern] of SIGNS) {
    const match = pattern.exec(clause);
    if (match && !DENIED.test(clause.slice(0, match.index))) return sign;
  }
  return null;
}

export function readQuadrants(text: string): Quadrant[] {
  if (ALL_ROUND.test(text)) return [...QUADRANTS];
  return QUADRANTS.filter((name) => quadrant[name].test(text));
}

/** Reads how the landing stands, by quadrant. */
export function readLanding(text: string): StatedLanding {
  const landing: StatedLanding['landing'] = {};
  let sign: LandingSign | null = null;
  let pending: Quadrant[] = [];
  let nowhere: LandingSign | null = null;
  for (const clause of text.split(CLAUSES)) {
    const here = signOf(clause);
    const places = readQuadrants(clause);
    sign = here ?? sign;
    const isPlace = places.length > 0;
    if (sign) {
      for (const place of [...pending, ...places]) landing[place] = sign;
      if (here) nowhere = isPlace || pending.length > 0 ? null : here;
      else if (isPlace) nowhere = null;
      pending = [];
    } else pending = places;
  }
  return { landing, nowhere };
}

const MINUTES = String.raw`(?<time>${NUMBER})\s*(?:(?<hours>h(?:ours?|rs?|oras?)?\b)|m(?:in(?:ute)?s?|inutos?)?\b\.?)`;
const FOG = String.raw`(?:fog\w*|cloud\w*|hazy|empan\w*|nubl\w*|nebul\w*|niebla)`;
/** The time that stands nearest: `vault 380 at 30 min, fogging after 90 minutes`. */
const FOGGING = [
  String.raw`${FOG}[^.;|,\d]*?${MINUTES}`,
  String.raw`${MINUTES}[^.;|,\d]*?${FOG}`,
  String.raw`${FOG}[^.;|]*?${MINUTES}`,
  String.raw`${MINUTES}[^.;|\d]*?${FOG}`,
].map((pattern) => new RegExp(pattern, 'u'));
const WEAR = new RegExp(MINUTES, 'u');
const HALF_HOUR = /\b(?:half an hour|media hora)\b/u;
const AN_HOUR = /\b(?:an|one|una|a la) (?:hour|hora)\b/u;
const MINUTES_AN_HOUR = 60;

function minutesOf(time: string | undefined, hours: string | undefined): number | undefined {
  if (time === undefined) return undefined;
  return Math.round(Number(time) * (hours ? MINUTES_AN_HOUR : 1));
}

/** Takes the minutes after which the lens fogs, and those of wear. */
export function takeMinutes(scan: Scan): Pick<Findings, 'minutesOnEye' | 'foggingAfter'> {
  const found: Pick<Findings, 'minutesOnEye' | 'foggingAfter'> = {};
  let fog: RegExpExecArray | null = null;
  for (const pattern of FOGGING) fog ??= scan.take(pattern);
  const foggingAfter = minutesOf(fog?.groups?.['time'], fog?.groups?.['hours']);
  if (foggingAfter !== undefined) found.foggingAfter = foggingAfter;
  const wear = scan.take(WEAR)?.groups;
  const stated = minutesOf(wear?.['time'], wear?.['hours']);
  const minutesOnEye =
    stated ??
    (scan.take(HALF_HOUR) ? MINUTES_AN_HOUR / 2 : scan.take(AN_HOUR) ? MINUTES_AN_HOUR : undefined);
  if (minutesOnEye !== undefined) found.minutesOnEye = minutesOnEye;
  return found;
}

export interface StatedRotation {
  degrees: number;
  direction: 'left' | 'right' | 'nasal' | 'temporal' | null;
  isStable: boolean;
}

const TURN = String.raw`(?:rotat\w*|turn\w*|gir[aoe]\w*|rota\w*|lars\b|spins?|spun|swings?|swung|swivel\w*|twist\w*|off.?axis|misalign\w*|misoriented|desviad\w*|desalinead\w*|mal alinead\w*)`;
const TURNED = String.raw`(?<![\d.+-])(?<degrees>\d{1,3})(?!\.?\d)\s*-?(?:°|deg\w*|grados?)?`;
const SIDE = String.raw`(?<side>(?<!\b(?:is|be|cyl|cylinder|astigmatism) )left(?! over| uncorr| behind)|right|nasal\w*|temporal\w*|izquierda|derecha|in\b|out\b)`;
/** What stands between a turn and its degrees: no axis. */
const GAP = String.raw`(?:(?!\b(?:axis|ax|eje)\b)[^.;|\d])*?`;
const ROTATIONS = [
  new RegExp(String.raw`${TURN}${GAP}${TURNED}[^.;|\d]*?${SIDE}`, 'u'),
  new RegExp(String.raw`${TURN}[^.;|\d]*?${SIDE}${GAP}${TURNED}`, 'u'),
  new RegExp(String.raw`${TURNED}[^.;|\d]*?${SIDE}[^.;|\d]{0,30}?${TURN}`, 'u'),
  new RegExp(String.raw`${TURNED}[^.;|\d]*?${TURN}[^.;|\d]*?${SIDE}`, 'u'),
  new RegExp(
    String.raw`(?<degrees>\d{1,3})\s*(?:°|deg\w*|grados?)\s*(?:to (?:the|my) |a la |hacia (?:la )?|towards? (?:the )?)?${SIDE.replace('|in\\b|out\\b', '')}`,
    'u',
  ),
  /(?<![\d.+-])(?<degrees>\d{1,2})(?!\.?\d) ?(?:to (?:the|my) |a (?:la )?|hacia (?:la )?|towards? (?:the )?)?(?<side>left|right|izquierda|derecha|izq|der)\b(?! (?:eye|lens|one))/u,
  new RegExp(String.raw`${TURN}[^.;|\d]*?(?<degrees>\d{1,3})(?!\.?\d)\s*(?:°|deg\w*|grados?)`, 'u'),
  new RegExp(String.raw`(?<degrees>\d{1,3})\s*(?:°|deg\w*|grados?)(?: of| de)? ${TURN}`, 'u'),
];
const SIDES: readonly [RegExp, NonNullable<StatedRotation['direction']>][] = [
  [/^(?:left|izq)/u, 'left'],
  [/^(?:right|der)/u, 'right'],
  [/^(?:nasal|in)/u, 'nasal'],
  [/^(?:temporal|out)/u, 'temporal'],
];

export function sideOf(word = ''): StatedRotation['direction'] {
  return SIDES.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}

/** Takes how far the lens turned and where to; an axis that stands before it stays. */
export function takeRotation(scan: Scan): StatedRotation | null {
  for (const pattern of ROTATIONS) {
    const groups = scan.take(pattern)?.groups;
    if (!groups) continue;
    return {
      degrees: Number(groups['degrees']),
      direction: sideOf(groups['side']),
      isStable: !/unstable|not stable|inestable|no es estable/u.test(scan.left()),
    };
  }
  return null;
}

type Chosen = Pick<Findings, 'limbal' | 'dye' | 'bubbles' | 'movement' | 'position'>;

const BUBBLES = /\b(?:bubbles?|burbujas?)\b/u;
const CHOICES: readonly [keyof Chosen, string, RegExp][] = [
  [
    'limbal',
    'touch',
    /limb(?:al|us)[^.;,|]*(?:touch|bearing)|(?:touch\w*|bearing|toque|toca\w*|apoya)[^.;,|]*limb|limb[^.;,|]*\btoca/u,
  ],
  [
    'limbal',
    'excess',
    /(?:excess\w*|too much|high|exces\w*|demasiad\w*)[^.;,|]*limb|limb[^.;,|]*(?:excess\w*|too (?:much|high)|exces\w*|demasiad\w*)/u,
  ],
  [
    'dye',
    'blocked',
    /\bno (?:dye|fluorescein)|(?:dye|fluorescein)[^.;,|]*(?:does not|doesn't|not|never) enter|seal.?off|seals off|no entra[^.;,|]*fluoresceina|sin fluoresceina|sellad|se sella/u,
  ],
  ['dye', 'enters', /(?:dye|fluorescein) enters|entra (?:la )?fluoresceina/u],
  [
    'movement',
    'stuck',
    /\b(?:stuck|adher\w*|sticks?|sticking|se pega|pegad\w*|adherid\w*|suction\w*|succion\w*|ventosa|hace vacio|(?:does not|doesn't|won't|will not|can't|cannot) come (?:off|out)|(?:hard|difficult|tough) to (?:remove|get (?:off|out)|take (?:off|out)|pull (?:off|out))|dificil (?:de )?(?:quitar|retirar|sacar|despegar)|cuesta (?:mucho )?(?:quitar|retirar|sacar|despegar)\w*|no se puede (?:quitar|retirar|sacar|despegar)|no (?:sale|se despega))\b/u,
  ],
  [
    'movement',
    'excessive',
    /moves? too much|(?:slid(?:es|ing)|slips?|slipping|floats?|floating|se (?:desliza|resbala))|too (?:mobile|loose|much movement)|excessive(?:ly)? mov\w*|mov\w* excessive|se mueve (?:demasiado|mucho)|movimiento excesivo|demasiado movil/u,
  ],
  [
    'movement',
    'restricted',
    /(?:muy|demasiado) apretad[oa]|moves? too little|(?:does not|doesn't|barely|hardly) moves?|too (?:tight|little movement)|(?:restricted|no|little) movement|se mueve (?:muy )?poco|no se mueve|poco movimiento|sin movimiento/u,
  ],
  [
    'movement',
    'normal',
    /\b(?:low|low.riding|bajo|abajo) (?:and|but|y|pero) (?:it )?(?:moves|moving|mobile|se mueve|movil)\b|normal movement|movement (?:is )?(?:normal|good)|movimiento (?:normal|bueno)/u,
  ],
  [
    'position',
    'superior',
    /\b(?:ort?h?o.?k|r?gp) (?:muy |too )?(?:alto|high)\b|(?:rides?|sits?|riding|positions?|moves|centers?|centres?|goes) (?:too )?(?:high|up)\b|se (?:va|sube|posiciona) (?:hacia )?arriba|se sube\b|high.riding|(?:decent\w*|displac\w*|off.cent\w*|shift\w*|descentra\w*|desplaza\w*)[^.;,|]*(?:superior|up\b|arriba)|lid.?attached|(?:esta|queda|sube) (?:muy )?(?:alto|arriba)|monta alto/u,
  ],
  [
    'position',
    'inferior',
    /\b(?:ort?h?o.?k|r?gp) (?:muy |too )?(?:bajo|low)\b|(?:rides?|sits?|riding|positions?|drops?|centers?|centres?) (?:too )?low|(?:goes|slides|drops|falls|sinks) down|se (?:va|cae|baja|desliza|posiciona) (?:hacia )?abajo|low.riding|(?:decent\w*|displac\w*|off.cent\w*|shift\w*|descentra\w*|desplaza\w*)[^.;,|]*(?:inferior|down\b|abajo)|(?:esta|queda|cae) (?:muy )?(?:bajo|abajo)/u,
  ],
  [
    'position',
    'nasal',
    /(?:decent\w*|displac\w*|off.cent\w*|shift\w*|descentra\w*|desplaza\w*)[^.;,|]*nasal/u,
  ],
  [
    'position',
    'temporal',
    /(?:decent\w*|displac\w*|off.cent\w*|shift\w*|descentra\w*|desplaza\w*)[^.;,|]*temporal/u,
  ],
  ['position', 'central', /\b(?:well cent(?:er|re)d|centers well|bien centrad\w*)\b/u],
];
const BUBBLE_PLACES: readonly [NonNullable<Findings['bubbles']>, RegExp][] = [
  ['insertion', /insert|inserc|applic|aplica|put(?:ting)? in|al poner|al colocar/u],
  ['limbal', /limb/u],
  ['edge', /\b(?:edge|borde|peripher\w*|perifer\w*)/u],
  ['central', /cent(?:er|re|ral|ro)|\bmiddle|\bmedio\b|pupil/u],
];

/** Reads the findings that are words. A text that denies bubbles has none. */
export function readChosen(text: string): Chosen {
  const found: Record<string, string> = {};
  for (const [name, value, pattern] of CHOICES) {
    const match = pattern.exec(text);
    if (match && !DENIED.test(text.slice(0, match.index)) && !(name in found)) found[name] = value;
  }
  const bubbles = BUBBLES.exec(text);
  if (bubbles) {
    const clause = text.slice(Math.max(0, bubbles.index - 30), bubbles.index + 50);
    const isDenied = DENIED.test(text.slice(0, bubbles.index));
    const place = BUBBLE_PLACES.find(([, pattern]) => pattern.test(clause))?.[0];
    if (isDenied) found['bubbles'] = 'none';
    else if (place) found['bubbles'] = place;
  }
  return found;
}
