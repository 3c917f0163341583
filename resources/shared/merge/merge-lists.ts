import { changeOf, type Side, type Sides } from './change-of.ts';
import { ORDER, type ListShape, type Shape } from './shape.ts';

/** Merges the sides of one value at its path. */
export type MergeAt = (shape: Shape, sides: Sides, path: string) => unknown;

/** Notes that both edits changed what is at the path, and returns the side that was chosen. */
export type Ask = (path: string) => Side;

type Keyed = ReadonlyMap<string, unknown>;

interface ListParts {
  shape: ListShape;
  lists: Sides<readonly unknown[]>;
}

/** Merges lists item by item. Their order is that of whoever changed it; what the other side added stands where it was. */
export function mergeLists(
  { shape, lists }: ListParts,
  { mergeAt, ask }: { mergeAt: MergeAt; ask: Ask },
  path: string,
): unknown[] {
  const items = {
    opened: keyed(lists.opened, shape),
    mine: keyed(lists.mine, shape),
    theirs: keyed(lists.theirs, shape),
  };
  const keys = mergeOrder(
    {
      opened: [...items.opened.keys()],
      mine: [...items.mine.keys()],
      theirs: [...items.theirs.keys()],
    },
    () => (shape.isOrderFree ? 'mine' : ask(`${path}.${ORDER}`)),
  );
  const merged = keys.map((key) => {
    const values = {
      opened: items.opened.get(key),
      mine: items.mine.get(key),
      theirs: items.theirs.get(key),
    };
    return mergeAt(shape.item, values, `${path}.${key}`);
  });
  return merged.filter((item) => item !== undefined);
}

/** Items with one key are told apart by their number, so that none is lost. */
function keyed(list: readonly unknown[], { keyOf }: ListShape): Keyed {
  const counts = new Map<string, number>();
  const items = list.map((item): [string, unknown] => {
    const key = keyOf(item);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return [count === 1 ? key : `${key}#${count}`, item];
  });
  return new Map(items);
}

/** Returns the keys of both sides in one order. What only one side removed is still among them. */
function mergeOrder({ opened, mine, theirs }: Sides<readonly string[]>, ask: () => Side): string[] {
  const stayed = opened.filter((key) => mine.includes(key) && theirs.includes(key));
  const among = (keys: readonly string[]) => keys.filter((key) => stayed.includes(key));
  const change = changeOf({ opened: stayed, mine: among(mine), theirs: among(theirs) });
  const side = change === 'both' ? ask() : change;
  const [first, second] = side === 'theirs' ? [theirs, mine] : [mine, theirs];
  return second.reduce<string[]>(insertAsIn(second), [...first]);
}

/** Inserts a key that is missing behind the one that it follows in `list`. */
function insertAsIn(list: readonly string[]) {
  return (order: string[], key: string): string[] => {
    if (order.includes(key)) return order;
    const before = list.slice(0, list.indexOf(key)).findLast((known) => order.includes(known));
    return order.toSpliced(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  };
}
