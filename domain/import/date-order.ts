import { z } from 'zod';

/** AD-18: whether dates such as 01/02/2026 begin with the month or with the day. */
export const DATE_ORDERS = ['monthFirst', 'dayFirst'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** Days as `2026-01-31`, by what is taken to be first; null where there is no such day. */
export type DateReadings = Record<DateOrder, string | null>;

/** What the dates of a file say about their order. */
export interface FileDates {
  /** What those dates prove that can be read one way only; null when they prove nothing, or both. */
  order: DateOrder | null;
  /** The first date that can be read two ways; null without one. */
  unclear: string | null;
}

/** Returns both readings of a date with slashes or hyphens; null for any other text. */
export function dateReadings(text: string): DateReadings | null {
  const parts = /^\s*(\d{1,2})([/-])(\d{1,2})\2(\d{4})\s*$/.exec(text);
  if (!parts) return null;
  const [, one, , other, year] = parts;
  return { monthFirst: toDay(year, one, other), dayFirst: toDay(year, other, one) };
}

/** Returns the day as `2026-01-31`; null when there is none. */
export function toDay(year = '', month = '', day = ''): string | null {
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return z.iso.date().safeParse(value).success ? value : null;
}

/** AD-18: reads all dates of a file together: one that can be read one way only shows how the others are meant. */
export function fileDates(texts: Iterable<string>): FileDates {
  const proven = new Set<DateOrder>();
  let unclear: string | null = null;
  for (const text of texts) {
    const { monthFirst = null, dayFirst = null } = dateReadings(text) ?? {};
    if (monthFirst === dayFirst) continue;
    if (dayFirst === null) proven.add('monthFirst');
    else if (monthFirst === null) proven.add('dayFirst');
    else unclear ??= text.trim();
  }
  const [order = null] = proven.size === 1 ? proven : [];
  return { order, unclear };
}
