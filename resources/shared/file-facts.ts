import type { StoredFile } from '#providers/firebase/files.ts';

const MEGABYTE = 1024 * 1024;
const KILOBYTE = 1024;

/** EN-07: formats the size and type of a file, such as "1.4 MB · PDF". `size` is in bytes. */
export function fileFacts(
  { size, type }: Pick<StoredFile, 'size' | 'type'>,
  locale: string,
): string {
  const isLarge = size >= MEGABYTE;
  const amount = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? size / MEGABYTE : Math.ceil(size / KILOBYTE));
  const format = type.split('/').at(-1)?.toUpperCase();
  return format ? `${amount} · ${format}` : amount;
}
