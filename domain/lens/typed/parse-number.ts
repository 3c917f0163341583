import { SIGNS } from '../model/signs.ts';

const TYPED = new RegExp(String.raw`^([${SIGNS}]?)\s*(\d+(?:[.,]\d*)?|[.,]\d+)$`, 'u');

/**
 * Parses a typed number: any minus sign, a plus, decimal comma or point, surrounding spaces. Null when it is not one
 * number.
 */
export function parseNumber(text: string): number | null {
  const typed = TYPED.exec(text.trim());
  if (!typed) return null;
  const [, sign = '', digits = ''] = typed;
  const size = Number(digits.replace(',', '.'));
  if (!Number.isFinite(size)) return null;
  return size === 0 || sign === '' || sign === '+' || sign === '＋' ? size : -size;
}
