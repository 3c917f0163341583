import type { Told } from '../reading/told.ts';

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
/** `in spectacles` is where it is, or where it goes: what the other noun tells. */
const IN = /\b(?:in|en)(?: (?:the|los|las|el|la))?\s*$/u;
const CLOSE_BEHIND = 12;

/** Where a power that was told is, seen from the nouns around it: on the eye, or in spectacles; null for unknown. */
function placeOf(text: string): 'spectacles' | 'contacts' | null {
  const at = /[+-]\s?\d|\bplano?\b|\bneutro\b|\d\.\d{2}/u.exec(text)?.index ?? -1;
  if (at < 0) return null;
  const nouns = [
    ...[...text.matchAll(OF_SPECTACLES)].map((one) => ({ one, place: 'spectacles' as const })),
    ...[...text.matchAll(OF_CONTACTS)].map((one) => ({ one, place: 'contacts' as const })),
  ];
  const ranked = nouns.map(({ one, place }) => {
    const before = text.slice(0, one.index);
    const isWeak = IN.test(before);
    const isGoal =
      GOAL.test(before) ||
      (/\ba (?:l[ao]s? |el )?$/u.test(before) &&
        /^(?:gaf|ant|len|arm|mon|ofta|lc|cor|plano)/u.test(one[0])) ||
      ((isWeak || /^(?:sobre|on)\b/u.test(one[0])) && place === 'contacts');
    const gap = one.index > at ? one.index - at - CLOSE_BEHIND : at - one.index;
    return { place, isGoal, isWeak, gap };
  });
  const origins = ranked.filter(({ isGoal }) => !isGoal).toSorted((a, b) => a.gap - b.gap);
  const origin = origins.find(({ isWeak }) => !isWeak) ?? origins[0];
  const goal = ranked.find(({ isGoal }) => isGoal)?.place;
  if (origin) return origin.place;
  return goal ? (goal === 'spectacles' ? 'contacts' : 'spectacles') : null;
}

/** Whether a power on the eye was told, of which the one in spectacles is wanted. */
export function isForSpectacles({ powers, text }: Told): boolean {
  const place = powers.length > 0 ? placeOf(text) : null;
  if (place !== null) return place === 'contacts';
  return SPECTACLES.test(text) && !CORNEA.test(text);
}
