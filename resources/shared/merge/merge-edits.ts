import { changeOf, type Side, type Sides } from './change-of.ts';
import { mergeLists, type Ask, type MergeAt } from './merge-lists.ts';
import { VALUE, type ObjectShape, type Shape } from './shape.ts';

/** Answers by path, such as `parameters.baseCurve.min`. */
export type Chosen = Readonly<Record<string, Side>>;

export interface MergedEdits<T> {
  /** Both edits in one. What was asked and is not chosen yet has the value of `mine`. */
  value: T;
  /** The paths of what both edits changed to different values; each has to be chosen. */
  asked: string[];
}

/**
 * Merges two edits of one version (AD-15): what only one of them changed, added or removed stays so, what both changed to
 * different values is asked. The result depends on nothing else.
 */
export function mergeEdits<T>(shape: Shape, sides: Sides<T>, chosen: Chosen = {}): MergedEdits<T> {
  const asked: string[] = [];
  const ask: Ask = (path) => {
    asked.push(path);
    return chosen[path] ?? 'mine';
  };
  const mergeAt: MergeAt = (at, values, path) => {
    const change = changeOf(values);
    if (change !== 'both') return values[change === 'theirs' ? 'theirs' : 'mine'];
    const parts = partsOf(at, values);
    if (parts?.kind === 'object') return mergeFields(parts, mergeAt, path);
    if (parts?.kind === 'list') return mergeLists(parts, { mergeAt, ask }, path);
    return values[ask(path)];
  };
  return { value: mergeAt(shape, sides, '') as T, asked };
}

type Fields = Readonly<Record<string, unknown>>;

interface ObjectParts {
  kind: 'object';
  shape: ObjectShape;
  sides: Sides<Fields>;
}

/** Returns what can be compared part by part; null for what can only be compared as a whole, such as a removed item. */
function partsOf(shape: Shape, { opened, mine, theirs }: Sides) {
  if (shape.kind === 'list' && Array.isArray(mine) && Array.isArray(theirs)) {
    const lists: Sides<readonly unknown[]> = {
      opened: Array.isArray(opened) ? opened : [],
      mine,
      theirs,
    };
    return { kind: 'list' as const, shape, lists };
  }
  if (shape.kind !== 'object' || !isFields(mine) || !isFields(theirs)) return null;
  if (shape.tag !== undefined && mine[shape.tag] !== theirs[shape.tag]) return null;
  const sides = { opened: isFields(opened) ? opened : {}, mine, theirs };
  return { kind: 'object', shape, sides } satisfies ObjectParts;
}

function mergeFields({ shape, sides }: ObjectParts, mergeAt: MergeAt, path: string): Fields {
  const { opened, mine, theirs } = sides;
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const fields = [...names].map((name): [string, unknown] => {
    const of = shape.fields?.[name] ?? shape.others ?? VALUE;
    const values = { opened: opened[name], mine: mine[name], theirs: theirs[name] };
    return [name, mergeAt(of, values, path === '' ? name : `${path}.${name}`)];
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
