/** What is compared and chosen as a whole. */
interface ValueShape {
  kind: 'value';
}

/** What is compared field by field. */
export interface ObjectShape {
  kind: 'object';
  /** The fields with a shape of their own. */
  fields?: Readonly<Record<string, Shape>>;
  /** The shape of all other fields; a value by default. */
  others?: Shape;
  /** The field that says of which kind an object is: two of different kinds are compared as a whole. */
  tag?: string;
}

/** What is compared item by item. */
export interface ListShape {
  kind: 'list';
  item: Shape;
  /** What tells items apart; it stays the same while an item is edited. */
  keyOf: (item: unknown) => string;
  /** Whether the order says nothing: then nobody is asked for it. */
  isOrderFree?: boolean;
}

/** How far into a value two edits of it are compared. */
export type Shape = ValueShape | ObjectShape | ListShape;

export const VALUE: Shape = { kind: 'value' };

/** The last part of the path of a list's order. */
export const ORDER = '#order';
