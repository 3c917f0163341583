import { UPLOAD_MOST_BYTES } from '#domain/basics/constants.ts';

/** The file types that the file dialog offers. */
export const LICENCE_TYPES = 'application/pdf,image/*';

const EXTENSIONS: Partial<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
};

/** Returns why a file cannot be the copy of a license, or null. */
export function licenceProblem({
  type,
  size,
}: Pick<File, 'type' | 'size'>): 'type' | 'size' | null {
  if (type !== 'application/pdf' && !/^image\/[\w.+-]+$/.test(type)) return 'type';
  return size > UPLOAD_MOST_BYTES ? 'size' : null;
}

/** Returns a unique file name that reveals nothing of the user's own name for the file. */
export function licenceName(type: string): string {
  const extension = EXTENSIONS[type] ?? type.replace(/^.*\//, '').replace(/[^a-z0-9]/g, '');
  return `licence-${crypto.randomUUID()}.${extension}`;
}
