/**
 * Where the metadata is not what stands on an envelope today: corrected names, regions that it does not know yet, and
 * further names. Codes are those of ISO 3166-2.
 */

/** What follows a name only to say what kind of region it is. Where a city and a county share a name it stays (TW). */
const KINDS: Readonly<Record<string, RegExp>> = {
  CN: / (Sheng|Shi|Zizhiqu)$/,
  EG: / Governorate$/,
  IR: / Province$/,
  NR: / District$/,
  VN: / Province$/,
};

/** Names that replace those of the data, by country and code. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CN: { 15: 'Nei Mongol', 45: 'Guangxi', 64: 'Ningxia', 65: 'Xinjiang', 92: 'Macao' },
  KR: { 42: 'Gangwon', 45: 'Jeonbuk', 49: 'Jeju' },
  PH: { COM: 'Davao de Oro' },
  TH: { 86: 'Chumphon' },
  TR: { '03': 'Afyonkarahisar' },
  UA: { 30: 'Kyiv', 32: "Kyivs'ka oblast", 40: 'Sevastopol', 51: "Odes'ka oblast" },
  VE: { A: 'Distrito Capital', X: 'La Guaira' },
  VN: { '09': 'Lang Son', CT: 'Can Tho', DN: 'Da Nang', HN: 'Hanoi', HP: 'Haiphong' },
};

/** The truncated "Republits" of the metadata stands for two orders of the words. */
const REPUBLIC = / Republits$/;

/** Returns the name of a region in Latin letters, as it stands on an envelope. */
export function correctedName(country: string, code: string, name: string, local: string): string {
  const corrected = NAMES[country]?.[code];
  if (corrected !== undefined) return corrected;
  if (REPUBLIC.test(name)) {
    const own = name.replace(REPUBLIC, '');
    return local.startsWith('Республика') ? `Respublika ${own}` : `${own} Respublika`;
  }
  const kind = KINDS[country];
  return kind ? name.replace(kind, '') : name;
}

/** Regions younger than the metadata: code, name, further names. */
export const ADDED: Readonly<Record<string, readonly (readonly string[])[]>> = {
  // Four provinces of Papua since 2022.
  ID: [
    ['PD', 'Southwest Papua', 'Papua Barat Daya'],
    ['PE', 'Highland Papua', 'Papua Pegunungan'],
    ['PS', 'South Papua', 'Papua Selatan'],
    ['PT', 'Central Papua', 'Papua Tengah'],
  ],
  // Two provinces of one since 2022; addresses still have the one, too.
  PH: [
    ['MGN', 'Maguindanao del Norte'],
    ['MGS', 'Maguindanao del Sur'],
  ],
};

/** Further names by country and code: English and Spanish ones, and those that were usual before. */
export const ALIASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AE: { AZ: 'Abu Dabi', DU: 'Dubái', SH: 'Sharja' },
  AR: { B: 'Provincia de Buenos Aires', C: 'CABA;Capital Federal;Buenos Aires City' },
  BS: { HI: 'Harbor Island' },
  CN: {
    15: 'Inner Mongolia;Mongolia Interior;Neimenggu Zizhiqu',
    45: 'Guangxi Zhuangzuzizhiqu',
    54: 'Tibet',
    64: 'Ningxia Huizuzizhiqu',
    65: 'Xinjiang Weiwuerzizhiqu',
    92: 'Macau',
  },
  CO: { DC: 'Bogotá D.C.;Bogota DC' },
  EG: { C: 'El Cairo', ALX: 'Alejandría', GZ: 'Guiza' },
  ES: { NA: 'Navarre', SE: 'Seville', BI: 'Biscay', PM: 'Balearic Islands', Z: 'Saragossa' },
  ID: { YO: 'Yogyakarta;DI Yogyakarta', SG: 'Southeast Sulawesi', JK: 'DKI Jakarta;Yakarta' },
  IN: {
    AN: 'Andaman and Nicobar Islands',
    DL: 'New Delhi;NCT of Delhi',
    JK: 'Jammu and Kashmir',
    OR: 'Orissa',
    PY: 'Pondicherry',
    UT: 'Uttaranchal',
  },
  IT: {
    BZ: 'South Tyrol;Bozen',
    FI: 'Florence;Florencia',
    GE: 'Genoa;Génova',
    MI: 'Milan;Milán',
    MN: 'Mantua',
    NA: 'Naples;Nápoles',
    PD: 'Padua',
    RM: 'Rome',
    SR: 'Syracuse',
    TO: 'Turin;Turín',
    VE: 'Venice;Venecia',
  },
  JP: { 13: 'Tokio' },
  KR: {
    29: '광주광역시',
    41: '경기도',
    42: '강원도;강원특별자치도;Gangwon-do;Gangwon State',
    43: '충청북도;North Chungcheong;Chungbuk',
    44: '충청남도;South Chungcheong;Chungnam',
    45: '전라북도;전북특별자치도;Jeollabuk-do;North Jeolla',
    46: '전라남도;South Jeolla;Jeonnam',
    47: '경상북도;North Gyeongsang;Gyeongbuk',
    48: '경상남도;South Gyeongsang;Gyeongnam',
    49: '제주특별자치도;제주도;Jeju-do',
    11: 'Seúl;Séoul',
    26: 'Pusan',
  },
  MX: {
    CMX: 'CDMX;Mexico City;Distrito Federal',
    COA: 'Coahuila',
    MEX: 'México;State of Mexico;Edomex',
    MIC: 'Michoacán de Ocampo',
    VER: 'Veracruz de Ignacio de la Llave',
  },
  MY: { '04': 'Malacca', '07': 'Penang', 14: 'WP Kuala Lumpur' },
  PH: { '00': 'NCR;National Capital Region', COM: 'Compostela Valley', NCO: 'North Cotabato' },
  RU: {
    MOS: 'Moscow Oblast',
    MOW: 'Moscow;Moscú',
    SPE: 'Saint Petersburg;St. Petersburg;San Petersburgo',
  },
  TR: { '03': 'Afyon', 34: 'Estambul' },
  UA: {
    30: 'Kiev;Kyiv city',
    32: 'Kiev oblast;Kyiv oblast',
    51: 'Odessa oblast;Odesa oblast;Odesa',
  },
  VE: { A: 'Distrito Federal;Caracas', X: 'Vargas' },
  VN: {
    26: 'Hue;Huế',
    72: 'Đắk Nông',
    HN: 'Ha Noi',
    HP: 'Hai Phong',
    SG: 'TP Hồ Chí Minh;Hồ Chí Minh;Ho Chi Minh;Saigon;Sài Gòn;TPHCM;HCMC',
  },
};
