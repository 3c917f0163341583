import type { Grid } from '../model/grid.ts';

/** The part of a field that determines how its text is parsed. */
export type TypedInto = Grid & { name: string };

/** Whether the field is a keratometer reading of the cornea, in D or in mm. */
export function isCornea({ name }: TypedInto): boolean {
  return name.endsWith('K');
}

/** Whether the field is a radius of curvature in mm, of a lens or of the cornea. */
export function isRadius(into: TypedInto): boolean {
  return into.unit === 'mm' && (isCornea(into) || /curve|radius/iu.test(into.name));
}

/** Whether the field is K in D, which has no sign. */
export function isKeratometry(into: TypedInto): boolean {
  return into.unit === 'D' && isCornea(into);
}
