import { UPLOAD_MOST_BYTES } from '#domain/constants.ts';

/** What the file chooser offers. */
export const LICENCE_TYPES = 'application/pdf,image/*';

const EXTENSIONS: Partial<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
};

/** Why a file cannot be the copy of a licence, or null. */
export function licenceProblem({
  type,
  size,
}: Pick<File, 'type' | 'size'>): 'type' | 'size' | null {
  if (type !== 'application/pdf' && !/^image\/[\w.+-]+$/.test(type)) return 'type';
  return size > UPLOAD_MOST_BYTES ? 'size' : null;
}

/** A name that no other file has and that tells nothing of the user's own. */
export function licenceName(type: string): string {
  const extension = EXTENSIONS[type] ?? type.replace(/^.*\//, '').replace(/[^a-z0-9]/g, '');
  return `licence-${crypto.randomUUID()}.${extension}`;
}
