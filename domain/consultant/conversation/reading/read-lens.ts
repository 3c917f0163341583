import type { EyeClinical } from '../../../clinical/fields/clinical.ts';
import type { LensDefinition, LensDesign, LensFamily } from '../../../lens/model/lens.ts';
import { normalizeName } from './normalize.ts';

type Kind = [pattern: RegExp, family: LensFamily, designs?: readonly LensDesign[]];

/** What lenses are called beside their names, the special before the general. */
const KINDS: readonly Kind[] = [
  [/\bsclerals?\b|\besclerals?\b|\besclerales\b/u, 'scleral'],
  [/ortho.?k\b|orto.?k\b|orthokerat|ortokerat|overnight reshap|reverse geometry/u, 'orthoK'],
  [/\bhybrids?\b|\bhibrid/u, 'hybrid'],
  [/\bbi.?toric/u, 'gpToric', ['bitoric']],
  [
    /\bfront.?(?:surface )?toric|\btoric\w* (?:frontal|anterior|de cara anterior)/u,
    'gpToric',
    ['frontToric'],
  ],
  [
    /\b(?:soft|custom soft|bland\w*)\b[^.;|]*\btoric|\btoric\w*\b[^.;|]*\b(?:soft|bland\w*)\b/u,
    'customSoft',
    ['toric'],
  ],
  [
    /\b(?:soft|bland\w*)\b[^.;|]*\bmultifocal|\bmultifocal\w*\b[^.;|]*\b(?:soft|bland\w*)\b/u,
    'customSoft',
    ['multifocal', 'multifocalToric'],
  ],
  [
    /\b(?:gp|rgp|rigid\w*|corneal)\b[^.;|]*\bmultifocal|\bmultifocal\w*\b[^.;|]*\b(?:gp|rgp|rigid\w*)\b/u,
    'gpMultifocal',
  ],
  [
    /\bkeratoconus (?:gp|rgp|lens|design)|\bgp for keratoconus|\b(?:gp|rgp|lente) (?:para|de) queratocono/u,
    'keratoconus',
  ],
  [/\b(?:soft|bland[oa]s?)\b/u, 'customSoft', ['sphere']],
  [/\b(?:gp|rgp|gas perm\w*|rigid\w*|hard lens|corneal lens)\b/u, 'gpSphere'],
];

/** The words of a lens's own name that nothing else is called by. */
export function isNamed(lens: LensDefinition, text: string): boolean {
  const name = normalizeName(lens.name);
  if (text.includes(name)) return true;
  const [brand = ''] = name.split(' ');
  return (
    brand.length > 5 &&
    !/^(?:custom|hybrid)$/u.test(brand) &&
    new RegExp(`\\b${brand}\\b`, 'u').test(text)
  );
}

/** Returns the lens that a normalized text speaks of; null for none. */
export function readLens(text: string, lenses: readonly LensDefinition[]): LensDefinition | null {
  const named = lenses
    .filter((lens) => isNamed(lens, text))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
  if (named) return named;
  const kind = KINDS.find(([pattern]) => pattern.test(text));
  if (!kind) return null;
  const [, family, designs] = kind;
  const ofFamily = lenses.filter((lens) => lens.family === family);
  return ofFamily.find(({ design }) => designs?.includes(design) ?? true) ?? ofFamily[0] ?? null;
}

type Condition = NonNullable<EyeClinical['condition']>;

const CONDITIONS: readonly [RegExp, Condition][] = [
  [
    /(?:advanced|severe|avanzad\w*|sever\w*)[^.;,|]*(?:keratoconus|queratocono|cone|cono|\bkcn?\b|\bqc\b)|(?:keratoconus|queratocono|\bcone|\bcono|\bkcn?\b|\bqc\b)[^.;,|]*(?:advanced|severe|avanzad\w*|sever\w*)/u,
    'advancedKeratoconus',
  ],
  [
    /keratoconus|queratocono|keratoconic|\bkcn?\b|\bqc\b|\b(?:early|mild|moderate|central|nipple|oval) cones?\b|\bcono (?:incipiente|leve|moderado)/u,
    'keratoconus',
  ],
  [/pellucid|pelucid|\bpmd\b/u, 'pellucid'],
  [/\bgraft|injerto|\bpkp?\b|queratoplast|keratoplast|transplant|trasplant/u, 'postGraft'],
  [
    /lasik|post.?refractive|\bprk\b|\brk\b|cirugia refractiva|refractive surgery/u,
    'postRefractive',
  ],
  [
    /dry eye|ojo seco|surface disease|sjogren|superficie ocular|enfermedad de la superficie/u,
    'surfaceDisease',
  ],
  [
    /\b(?:ojo|eye|cornea) (?:es |is |esta )?(?:normal|san[oa]|healthy|regular)\b|(?:normal|healthy|regular|sana)[^.;,|]{0,12}(?:cornea|eye|ojo)|cornea[^.;,|]{0,8}(?:normal|sana|regular|healthy)|\boblate\b/u,
    'normal',
  ],
];

/** Returns the state of the cornea that a text names. `normal` alone counts as a short reply. */
export function readCondition(text: string): Condition | null {
  const found = CONDITIONS.find(([pattern]) => pattern.test(text))?.[1];
  if (found) return found;
  return /^\s*(?:normal|sana|healthy)\s*[.!]?$/u.test(text) ? 'normal' : null;
}
