import type { Stated } from '../reading/stated.ts';

const CORNEA =
  /(?:to|at|on|a|en) (?:the |la )?(?:cornea|corneal plane|plano corneal)\b|al plano corneal/u;
const SPECTACLES =
  /(?:en|a) (?:los |las )?(?:anteojos|gafas)|(?:to|at|for|in) (?:the )?(?:spectacle|glasses)|cornea to spec|(?:a|al|en) (?:el |los )?(?:anteojo|gafa|lente de armazon)|de la cornea al? /u;

const OF_SPECTACLES =
  /\b(?:glass(?:es)?|specs?|spectacles?|eyeglass\w*|frames?|gafas?|anteojos?|lentes? de (?:armazon|marco|vista|aro)|armazon(?:es)?|monturas?|lentes(?! de contacto)|(?<!(?:lens|contact|contacto) )rx|refraction|refraccion|graduacion)\b/gu;
const OF_CONTACTS =
  /\b(?:cls?|contacts?(?: lens(?:es)?)?|lentillas?|lentes? de contacto|lc|cornea\w*|plano corneal|on (?:the |his |her )?eye|(?:sobre|en) el ojo)\b/gu;
/** `to the glasses`: that is where the power goes. */
const GOAL =
  /(?:\b(?:give me|dame|what|which|que|cual|need|necesito|sobre|to|into|at|on|for|as|al|para|de cuanto serian|wants?|quiere)\b|->|>)(?: (?:the|a|my|his|her|la|las|el|los|un|una|mi|sus?|serian?|be|plano|new|equivalent))*\s*$/u;
/** `in spectacles` is where it is, or where it goes: what the other noun says. */
const IN = /\b(?:in|en)(?: (?:the|los|las|el|la))?\s*$/u;
const CLOSE_BEHIND = 12;

/** `Contact lens power for a spectacle power -8.00`: what the power is of. */
const FOR_BEFORE = /\b(?:for|para)(?: (?:an?|the|una?|el|las?|los))?\s*$/u;
/** A colon at the end is before what it names. */
const CLAUSE_END = /[,;?|]|:(?!\s*$)|\.(?!\d)/u;
/** Between a noun and a power of another: `spectacle power -8.00 at 14, contact lens power`, `contact lens for -8.00`. */
const APART = new RegExp(String.raw`${CLAUSE_END.source}|\b(?:for|from|para|desde)\b`, 'u');

interface Noun {
  place: 'spectacles' | 'contacts';
  from: number;
  to: number;
}

const nounsIn = (text: string, pattern: RegExp, place: Noun['place']): Noun[] =>
  [...text.matchAll(pattern)].map(({ 0: noun, index: from }) => ({
    place,
    from,
    to: from + noun.length,
  }));

/** Where a power that was stated is, seen from the nouns around it: on the eye, or in spectacles; null for unknown. */
function placeOf(text: string): Noun['place'] | null {
  const at = /[+-]\s?\d|\bplano?\b|\bneutro\b|\d\.\d{2}/u.exec(text)?.index ?? -1;
  if (at < 0) return null;
  const nouns = [
    ...nounsIn(text, OF_SPECTACLES, 'spectacles'),
    ...nounsIn(text, OF_CONTACTS, 'contacts'),
  ];
  const ranked = nouns.map(({ place, from, to }) => {
    const before = text.slice(0, from);
    const word = text.slice(from, to);
    const isWeak = IN.test(before);
    const isOf =
      FOR_BEFORE.test(before) &&
      nouns.some(
        (one) => one.place !== place && one.to < from && !CLAUSE_END.test(text.slice(one.to, from)),
      );
    const isGoal =
      (!isOf && GOAL.test(before)) ||
      (/\ba (?:l[ao]s? |el )?$/u.test(before) &&
        /^(?:gaf|ant|len|arm|mon|ofta|lc|cor|plano)/u.test(word)) ||
      ((isWeak || /^(?:sobre|on)\b/u.test(word)) && place === 'contacts');
    const gap = from > at ? from - at - CLOSE_BEHIND : at - from;
    const isApart = APART.test(from > at ? text.slice(at, from) : text.slice(to, at));
    return { place, isGoal, isWeak, isApart, gap };
  });
  const origins = ranked
    .filter(({ isGoal }) => !isGoal)
    .toSorted((a, b) => Number(a.isWeak) - Number(b.isWeak) || a.gap - b.gap);
  const origin = origins.find(({ isApart }) => !isApart) ?? origins[0];
  const goal = ranked.find(({ isGoal }) => isGoal)?.place;
  if (origin) return origin.place;
  return goal ? (goal === 'spectacles' ? 'contacts' : 'spectacles') : null;
}

/** Whether a power on the eye was stated, of which the one in spectacles is wanted. */
export function isForSpectacles({ powers, text }: Stated): boolean {
  const place = powers.length > 0 ? placeOf(text) : null;
  if (place !== null) return place === 'contacts';
  return SPECTACLES.test(text) && !CORNEA.test(text);
}
