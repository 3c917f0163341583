/** Letters that do not come apart into a letter and its accent. */
const ALIKE: Readonly<Record<string, string>> = {
  ı: 'i',
  đ: 'd',
  ø: 'o',
  ł: 'l',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  '&': ' and ',
};

/** Returns the letters and digits of a name in any script, in lower case, without accents. */
export function wordOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ıđøłةىیک&]/g, (letter) => ALIKE[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** What says only what kind of region a name is of, before it and behind it, in Latin letters and in others. */
const BEFORE =
  /^((the )?(state|province|county|governorate|department|emirate) of|(provincia|departamento|estado|regi[oó]n)( de(l| la)?)?|co\.?|county|prov\.|respublika|استان|محافظة|إمارة|จังหวัด|tỉnh|thành phố) +/iu;
const BEHIND =
  /([- ](province|prefecture|governorate|state|county|city|district|region|emirate|parish|department|territory|oblast'?|kra[iy]|republics?|respublika|sheng|shi|zizhiqu|to|fu|ken|do|si)|省|市|縣|県|都|府|自治区|特别行政区|특별시|광역시|특별자치시|특별자치도| 직할시|도| область| край)$/iu;

/** Returns the name without the kind of region: of "Aomori Prefecture" "Aomori". */
export function withoutKind(text: string): string {
  const trimmed = text.trim();
  return trimmed.replace(BEFORE, '').replace(BEHIND, '') || trimmed;
}
