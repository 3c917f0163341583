import type { Locale } from '../locale.ts';

/** Words that tell nothing about the subject of a passage or a question. */
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

/** What other people call the words of the guide; both are looked for. Stems, as `termOf` returns them. */
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

/** Whether English drops the last letter: `bubbles`, not `glass`, `limbus` or `axis`. */
const ENGLISH_PLURAL = /[^sui]s$/;

function stem(word: string, locale: Locale): string {
  if (word.length <= 3) return word;
  if (locale === 'en') {
    if (/(ss|x|z|ch|sh|ns)es$/.test(word)) return word.slice(0, -2);
    return ENGLISH_PLURAL.test(word) && word !== 'lens' ? word.slice(0, -1) : word;
  }
  const singular = word.replace(/s$/, '');
  return singular.length > 3 ? singular.replace(/e$/, '') : singular;
}

/** Returns the words of a text, in its order; accents and signs stay within a word, `ortho-k` is two. */
export function wordsOf(text: string): string[] {
  return text.split(SEPARATORS).filter((word) => word !== '');
}

/** Returns what a word is found by: small letters, without accents and plural; null for a word that tells nothing. */
export function termOf(word: string, locale: Locale): string | null {
  const plain = word.toLowerCase().normalize('NFD').replaceAll(ACCENTS, '');
  return STOP_WORDS[locale].has(plain) ? null : stem(plain, locale);
}

/** Returns the terms that a word of a question is looked for by: itself and what the guide calls it. */
export function termsAsked(word: string, locale: Locale): string[] {
  const term = termOf(word, locale);
  return term === null ? [] : [term, ...(SYNONYMS[locale][term] ?? [])];
}
