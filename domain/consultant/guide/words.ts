import type { Locale } from '../../basics/locale.ts';

/** Words that say nothing about the subject of a passage or a question. */
const STOP_WORDS: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(
    'a an and are as at be by can do does for from has have how i if in is it its my of on or should than that the their then there this to was what when where which who why will with you your'.split(
      ' ',
    ),
  ),
  es: new Set(
    'a al como con cual cuando de del donde el en es esta este ha hay la las lo los mas mi no o para pero por porque puede que quien se si sin son su sus tiene un una y ya'.split(
      ' ',
    ),
  ),
};

/** What other people call the words of the guide; both are looked for. Without accents. */
const SYNONYMS: Readonly<Record<Locale, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    clearance: ['vault'],
    haptic: ['landing'],
    sag: ['sagittal'],
    rgp: ['gp'],
    oxygen: ['dk'],
    orthok: ['ortho'],
    impingement: ['blanching'],
    compression: ['blanching'],
    suction: ['seal'],
    oedema: ['edema'],
    swelling: ['edema'],
    swollen: ['edema'],
    cloudy: ['fogging'],
    foggy: ['fogging'],
    debris: ['fogging'],
    tilt: ['rotation'],
    cone: ['keratoconus'],
    astigmatism: ['cylinder'],
    colour: ['color'],
    saline: ['fluid'],
    dye: ['fluorescein'],
  },
  es: {
    espacio: ['boveda'],
    haptica: ['apoyo'],
    haptico: ['apoyo'],
    sag: ['sagital', 'sagita'],
    gp: ['rgp'],
    oxigeno: ['dk'],
    ortok: ['ortho'],
    orthok: ['ortho'],
    orto: ['ortho'],
    impronta: ['blanqueamiento'],
    compresion: ['blanqueamiento'],
    succion: ['sellado'],
    niebla: ['empanamiento'],
    nublado: ['empanamiento'],
    girar: ['rotacion'],
    gira: ['rotacion'],
    giro: ['rotacion'],
    cono: ['queratocono'],
    astigmatismo: ['cilindro'],
    potencia: ['poder'],
    graduacion: ['poder'],
    hinchazon: ['edema'],
  },
};

const ACCENTS = /\p{Diacritic}/gu;
const SEPARATORS = /[^\p{L}\p{N}]+/u;

/** The shortest word that loses its ending: `lens` and `base` keep theirs. */
const STEM_LEAST = 4;
/** Endings that make another form of the same word, in this order. */
const ENDINGS: Readonly<Record<Locale, readonly RegExp[]>> = {
  // `lenses`, then `bubbles` but not `glass`, `limbus`, `axis` or `lens`, then `removing`, `removed` and `remove`.
  en: [/(?<=ss|x|z|ch|sh|ns)es$/, /(?<=[^suin]|[^e]n)s$/, /(ing|ed)$/, /e$/],
  // `lentes`, then `lente`.
  es: [/s$/, /e$/],
};

function stem(word: string, locale: Locale): string {
  return ENDINGS[locale].reduce((form, ending) => {
    const shorter = form.replace(ending, '');
    return shorter.length < STEM_LEAST ? form : shorter;
  }, word);
}

const plain = (word: string): string => word.toLowerCase().normalize('NFD').replaceAll(ACCENTS, '');

function synonymsIn(locale: Locale): ReadonlyMap<string, readonly string[]> {
  const entries = Object.entries(SYNONYMS[locale]).map(
    ([word, others]) => [stem(word, locale), others.map((other) => stem(other, locale))] as const,
  );
  return new Map(entries);
}

const SYNONYM_TERMS = { en: synonymsIn('en'), es: synonymsIn('es') };

/** Returns the words of a text, in its order; accents and signs stay within a word, `ortho-k` is two. */
export function wordsOf(text: string): string[] {
  return text.split(SEPARATORS).filter((word) => word !== '');
}

/** Returns what a word is found by: small letters, without accents and ending; null for a word that says nothing. */
export function termOf(word: string, locale: Locale): string | null {
  const form = plain(word);
  return STOP_WORDS[locale].has(form) ? null : stem(form, locale);
}

/** Returns the terms that a word of a question is looked for by: itself and what the guide calls it. */
export function termsAsked(word: string, locale: Locale): string[] {
  const term = termOf(word, locale);
  return term === null ? [] : [term, ...(SYNONYM_TERMS[locale].get(term) ?? [])];
}
