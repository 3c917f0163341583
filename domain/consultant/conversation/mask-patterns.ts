import type { MaskedKind } from './mask-identity.ts';

/** What is masked by its form. The group `keep` is a word before it that stays. */
export interface MaskPattern {
  kind: MaskedKind;
  pattern: RegExp;
}

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?' +
  '|enero|ene|febrero|marzo|abril|abr|mayo|junio|julio|agosto|ago|septiembre|setiembre|octubre|noviembre|diciembre|dic)\\.?';
const LONG_MONTH =
  '(?:January|February|March|April|June|July|August|September|October|November|December)';
const SPANISH_MONTH =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH_NUMBER = '(?:0?[1-9]|1[0-2])';
const YEAR = '(?:19|20)\\d{2}';
/** Not within a word or a number, and no value with a sign. */
const START = '(?<![\\p{L}\\p{N}]|[\\p{N}][.,/]|[+\\-−–]\\s?)';
const END = '(?![\\p{L}\\p{N}]|[.,/]\\p{N})';

/** Three values beside each other are no date with a year of two digits. */
const NO_VALUE =
  '(?<!(?:k|ks|bc|od|os|ou|oi|ao|dia|sag|lz|vault|zones?|lens|lente|tried|@|x)\\s?:?\\s?)';
const NO_UNIT = '(?!\\s?(?:mm|µm|μm|um|microns?|micras|micrones|D)(?![\\p{L}]))';

const exact = (source: string): RegExp => new RegExp(START + source + END, 'giu');
/** What follows a word that says what it is; that word stays. */
const after = (cue: string, source: string): RegExp =>
  new RegExp(`(?<keep>(?<![\\p{L}\\p{N}])${cue})${source}${END}`, 'giu');

const LINK = '(?:\\s*(?:number|num\\.?|no\\.?|n[.º°]+o?|#|id|is|es|de|:|=))*\\s*';
const NUMBERED =
  '(?:\\s*(?:number|num\\.?|no\\.?|n[.º°]+o?|número|#|id|:))(?:\\s*(?:is|es|#|:))*\\s*';
/** Has a digit, and is no measurement: no decimals, no unit. */
const CODE =
  '(?=[\\p{L}\\p{N}/-]*\\d)[\\p{L}\\p{N}][\\p{L}\\p{N}/-]{2,24}(?![.,]\\d|\\s?(?:mm|µm|um|d)\\b)';
const BORN =
  '(?:dob|d\\.o\\.b\\.?|date of birth|birth ?date|born(?: on| in)?|fecha de nacimiento|f\\. ?nac\\.?|fdn|nacid[oa](?: el| en)?|nació(?: el| en)?)';

const DATES: readonly RegExp[] = [
  exact(`${YEAR}[-/.]${MONTH_NUMBER}[-/.]${DAY}(?:T[\\d:.]+Z?)?`),
  exact(`(?:${MONTH_NUMBER}[-/.]${DAY}|${DAY}[-/.]${MONTH_NUMBER})[-/.]${YEAR}`),
  exact(`${NO_VALUE}(?:${MONTH_NUMBER}/${DAY}|${DAY}/${MONTH_NUMBER})/\\d{2}${NO_UNIT}`),
  exact(`${NO_VALUE}(?:${MONTH_NUMBER}-${DAY}|${DAY}-${MONTH_NUMBER})-\\d{2}${NO_UNIT}`),
  exact(`${MONTH}[\\s-]*${DAY}(?:st|nd|rd|th)?,?[\\s-]*${YEAR}`),
  exact(
    `${DAY}(?:st|nd|rd|th|º|°)?(?:[\\s-]+(?:of|de))?[\\s-]*${MONTH},?(?:[\\s-]+(?:of|de|del))?[\\s-]*${YEAR}`,
  ),
  new RegExp(
    `${START}(?:${LONG_MONTH}\\s+${DAY}|${DAY}\\s+${LONG_MONTH})(?:st|nd|rd|th)?${END}`,
    'gu',
  ),
  exact(`${DAY}\\s+de\\s+${SPANISH_MONTH}`),
  after(
    `${BORN}\\s*(?:is|es|:|=)?\\s*(?:el\\s+)?`,
    `(?:${DAY}[-/. ]${DAY}[-/. ]\\d{2,4}|(?:${MONTH}\\s*)?${YEAR}|${DAY}\\s+(?:de\\s+)?${MONTH}|${MONTH}\\s+${DAY})`,
  ),
];

const RECORDS: readonly RegExp[] = [
  after(
    `(?:mrn|m\\.r\\.n\\.|nhc|expediente|historia cl[ií]nica|medical record|patient (?:id|number|no\\.?)|n[º°] de historia)${LINK}`,
    CODE,
  ),
  after(
    `(?:chart|record|patient|paciente|account|acct|member|policy|case|file|ficha|folio|historia|cuenta|póliza)${NUMBERED}`,
    CODE,
  ),
  after('chart\\s+', '\\d{4,}'),
  after('(?:hc|id)\\s*[:#.]?\\s*', '\\d{4,}'),
  exact('\\d{7,}'),
];

const IDS: readonly RegExp[] = [
  exact('\\d{3}-\\d{2}-\\d{4}'),
  after(
    '(?:ssn|social security(?: number)?|seguro social|nss)\\s*(?:number|no\\.?|is|es|:|#)?\\s*',
    '\\d[\\d -]{5,12}\\d',
  ),
  after(
    '(?:dni|nie|nif|curp|rfc|passport|pasaporte|driver.?s licen[sc]e|licencia de conducir|cédula)\\s*(?:number|no\\.?|número|is|es|:|#)*\\s*',
    '(?=[\\p{L}\\d.-]*\\d)[\\p{L}\\d][\\p{L}\\d.-]{4,20}',
  ),
  exact('\\d{8}-?[A-Z]'),
  exact('[XYZ]-?\\d{7}-?[A-Z]'),
  exact('[A-Z]{4}\\d{6}[HM][A-Z]{5}[A-Z\\d]\\d'),
];

const PHONES: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\p{N}])\\+\\d{1,3}[\\s.-]?\\(?\\d{2,4}\\)?(?:[\\s.-]?\\d{2,4}){2,4}${END}`,
    'gu',
  ),
  new RegExp(`(?<![\\p{L}\\p{N}])\\(\\d{3}\\)\\s?\\d{3}[\\s.-]?\\d{4}${END}`, 'gu'),
  new RegExp(`${START}(?:1[\\s.-])?[2-9]\\d{2}([\\s.-])\\d{3}\\1\\d{4}${END}${NO_UNIT}`, 'gu'),
  new RegExp(`${START}[6-9]\\d{2}(?:[\\s.-]\\d{2}){3}${END}${NO_UNIT}`, 'gu'),
  after(
    '(?:phone|telephone|tel|cell|mobile|call|fax|teléfono|telefono|tfno|móvil|movil|celular|whatsapp)\\.?(?:\\s*(?:number|no\\.?|número|is|es|him|her|them|al|at|on|:|#))*\\s*',
    '\\(?\\d{3,4}\\)?(?:[\\s.-]?\\d{2,4}){1,4}',
  ),
];

const NAMED = "\\p{Lu}[\\p{L}.'’-]*\\s+";
const REST =
  '(?:,?\\s*(?:[Aa]pt|[Aa]partment|[Ss]uite|[Ss]te|[Uu]nit|[Pp]iso|[Dd]epto|[Dd]pto|[Ii]nt|#)\\.?\\s*#?[\\p{L}\\d]+)?(?:,\\s*\\p{Lu}[\\p{L} ]{2,24},?\\s*[A-Z]{2}\\s+\\d{5}(?:-\\d{4})?)?';
const ADDRESSES: readonly RegExp[] = [
  new RegExp(
    `${START}\\d{1,5}\\s+(?:${NAMED}|\\d+(?:st|nd|rd|th)\\s+){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Way|Place|Pl|Terrace|Circle|Cir|Parkway|Pkwy|Highway|Hwy)(?![\\p{L}])\\.?${REST}`,
    'gu',
  ),
  new RegExp(
    `${START}\\d{1,5}\\s+(?:[\\p{L}]{3,}\\s+){1,2}(?:street|avenue|boulevard)(?![\\p{L}])${REST}`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:[Cc]alle|[Cc]/|[Aa]venida|[Aa]vda\\.?|Av\\.|[Pp]aseo|[Pp]laza|[Cc]arrera|[Cc]ol(?:onia|\\.))\\s*(?:(?:de|del|la|las|los|el)\\s+)*\\p{Lu}[\\p{L}.]+(?:\\s+(?:(?:de|del|la|las|los|y)\\s+)*\\p{Lu}[\\p{L}.]+){0,3},?\\s*(?:n[.º°o]+\\s*|#\\s*|núm\\.?\\s*)?\\d{1,5}(?![.,]\\d)(?:,?\\s*\\d{1,2}\\.?º\\s?\\p{Lu}?)?`,
    'gu',
  ),
  /(?<!\p{L})P\.?\s?O\.?\s?Box\s+\d+/giu,
  /(?<!\p{L})\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?,\s*[A-Z]{2}\s+\d{5}(?:-\d{4})?(?!\d)/gu,
];

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/gu;

const of = (kind: MaskedKind, patterns: readonly RegExp[]): MaskPattern[] =>
  patterns.map((pattern) => ({ kind, pattern }));

/** In the order in which they are tried: what is more certain comes first. */
export const MASK_PATTERNS: readonly MaskPattern[] = [
  ...of('email', [EMAIL]),
  ...of('address', ADDRESSES),
  ...of('idNumber', IDS),
  ...of('date', DATES),
  ...of('phone', PHONES),
  ...of('recordNumber', RECORDS),
];
