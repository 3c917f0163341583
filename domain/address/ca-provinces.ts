import type { Region } from './regions.ts';

/**
 * Provinces and territories by Canada Post's codes, with the first letters of their postal codes. The government's K1A
 * is used on both sides of the Ottawa River; X belongs to two territories.
 */
export const CA_PROVINCES: readonly Region[] = [
  { code: 'AB', name: { en: 'Alberta', es: 'Alberta' }, postcodes: ['T'] },
  { code: 'BC', name: { en: 'British Columbia', es: 'Columbia Británica' }, postcodes: ['V'] },
  { code: 'MB', name: { en: 'Manitoba', es: 'Manitoba' }, postcodes: ['R'] },
  { code: 'NB', name: { en: 'New Brunswick', es: 'Nuevo Brunswick' }, postcodes: ['E'] },
  {
    code: 'NL',
    name: { en: 'Newfoundland and Labrador', es: 'Terranova y Labrador' },
    postcodes: ['A'],
  },
  {
    code: 'NT',
    name: { en: 'Northwest Territories', es: 'Territorios del Noroeste' },
    postcodes: ['X'],
  },
  { code: 'NS', name: { en: 'Nova Scotia', es: 'Nueva Escocia' }, postcodes: ['B'] },
  { code: 'NU', name: { en: 'Nunavut', es: 'Nunavut' }, postcodes: ['X'] },
  { code: 'ON', name: { en: 'Ontario', es: 'Ontario' }, postcodes: ['K-N', 'P'] },
  {
    code: 'PE',
    name: { en: 'Prince Edward Island', es: 'Isla del Príncipe Eduardo' },
    postcodes: ['C'],
  },
  { code: 'QC', name: { en: 'Quebec', es: 'Quebec' }, postcodes: ['G-H', 'J', 'K1A'] },
  { code: 'SK', name: { en: 'Saskatchewan', es: 'Saskatchewan' }, postcodes: ['S'] },
  { code: 'YT', name: { en: 'Yukon', es: 'Yukón' }, postcodes: ['Y'] },
];
