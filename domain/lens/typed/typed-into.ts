import type { Grid } from '../grid.ts';

/** What of a field decides how a text in it is read. */
export type TypedInto = Grid & { name: string };

/** What a keratometer reads of the cornea, in D or in mm. */
export function isCornea({ name }: TypedInto): boolean {
  return name.endsWith('K');
}

/** A radius of curvature in mm: a curve of a lens, or of the cornea. */
export function isRadius(into: TypedInto): boolean {
  return into.unit === 'mm' && (isCornea(into) || /curve|radius/iu.test(into.name));
}

/** K in D: it has no sign. */
export function isKeratometry(into: TypedInto): boolean {
  return into.unit === 'D' && isCornea(into);
}
