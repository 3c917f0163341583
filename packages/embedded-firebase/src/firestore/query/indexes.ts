import { RpcError } from '../../base/rpc-error.ts';
import { NAME_FIELD } from '../values/field-path.ts';
import { parseIndexFile, withName } from './index-file.ts';
import type { CompositeIndex, FieldOverride, IndexFile } from './index-file.ts';
import type { IndexField, IndexMode, IndexNeed, IndexScope } from './index-need.ts';

const FILE = 'firestore.indexes.json';

/** What every field has by itself; groups of collections have nothing by themselves. */
const AUTOMATIC: FieldOverride['indexes'] = [
  { scope: 'COLLECTION', mode: 'ASCENDING' },
  { scope: 'COLLECTION', mode: 'DESCENDING' },
  { scope: 'COLLECTION', mode: 'CONTAINS' },
];

/** The indexes of a project: those that fields have by themselves and those of its file. */
export class Indexes {
  readonly #composites: readonly CompositeIndex[];
  readonly #overrides: readonly FieldOverride[];

  constructor({ composites, overrides }: IndexFile) {
    this.#composites = composites;
    this.#overrides = overrides;
  }

  /** @throws Error that names the file and the place in it */
  static parse(source: string, file: string): Indexes {
    return new Indexes(parseIndexFile(source, file));
  }

  /** @throws RpcError FAILED_PRECONDITION that names the index to add */
  require(needs: readonly IndexNeed[]): void {
    for (const need of needs) if (!this.#serves(need)) throw missing(need, this.#modesOf(need));
  }

  /** One index, or several that are sorted alike and together fix all that is to be fixed. */
  #serves(need: IndexNeed): boolean {
    const fixed = new Set<string>();
    let isSorted = false;
    for (const fields of this.#candidates(need)) {
      const start = fields.length - need.order.length;
      const prefix = fields.slice(0, Math.max(start, 0));
      if (!isSame(fields.slice(prefix.length), need.order)) continue;
      if (!prefix.every((field) => need.fixed.some((wanted) => fixes(field, wanted)))) continue;
      isSorted = true;
      for (const { path, mode } of prefix) fixed.add(keyOf(path, mode));
    }
    return isSorted && need.fixed.every(({ path, mode }) => fixed.has(keyOf(path, mode)));
  }

  #candidates(need: IndexNeed): IndexField[][] {
    const { collectionGroup, scope } = need;
    const paths = [...need.fixed, ...need.order].map(({ path }) => path);
    const automatic = [...new Set(paths)]
      .filter((path) => path !== NAME_FIELD)
      .flatMap((path) =>
        this.#automatic(collectionGroup, path)
          .filter((index) => index.scope === scope)
          .map(({ mode }) => withName([{ path, mode }])),
      );
    const composite = this.#composites
      .filter((index) => index.collectionGroup === collectionGroup && index.scope === scope)
      .map(({ fields }) => fields);
    return [withName([]), ...automatic, ...composite];
  }

  /** By the override that names the field, or what it lies in, most closely. */
  #automatic(collectionGroup: string, path: string): FieldOverride['indexes'] {
    const own = this.#overrides.filter(
      (override) =>
        override.collectionGroup === collectionGroup &&
        (override.path === '*' || path === override.path || path.startsWith(`${override.path}.`)),
    );
    const [closest] = own.toSorted((a, b) => lengthOf(b) - lengthOf(a));
    return closest?.indexes ?? AUTOMATIC;
  }

  /** Of the field that a need of a single field is about. */
  #modesOf({ collectionGroup, fixed, order }: IndexNeed): FieldOverride['indexes'] {
    const [{ path } = { path: NAME_FIELD }] = [...fixed, ...order];
    return this.#automatic(collectionGroup, path);
  }
}

/** How closely an override names a field. */
function lengthOf({ path }: FieldOverride): number {
  return path === '*' ? 0 : path.length;
}

/** An equality takes a field from an index of any direction. */
function keyOf(path: string, mode: IndexMode): string {
  return `${mode === 'CONTAINS' ? 'in' : 'by'} ${path}`;
}

function fixes(field: IndexField, wanted: IndexField): boolean {
  return keyOf(field.path, field.mode) === keyOf(wanted.path, wanted.mode);
}

function isSame(a: readonly IndexField[], b: readonly IndexField[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ path, mode }, index) => path === b[index]?.path && mode === b[index]?.mode)
  );
}

function missing(need: IndexNeed, known: FieldOverride['indexes']): RpcError {
  const { collectionGroup, scope } = need;
  const fields = withoutImpliedName([...need.fixed, ...need.order]);
  const [only, more] = fields;
  const [where, entry] =
    only && !more && only.path !== NAME_FIELD
      ? ['fieldOverrides', overrideEntry(collectionGroup, only, [...known, { scope, ...only }])]
      : ['indexes', { collectionGroup, queryScope: scope, fields: fields.map(fieldEntry) }];
  return new RpcError(
    'FAILED_PRECONDITION',
    `The query requires an index. Add this to "${where}" in ${FILE}: ${JSON.stringify(entry)}`,
  );
}

/** The file leaves out what follows from the last field. */
function withoutImpliedName(fields: readonly IndexField[]): IndexField[] {
  const front = fields.slice(0, -1);
  return front.length > 0 && isSame(withName(front), fields) ? front : [...fields];
}

function fieldEntry({ path, mode }: IndexField): object {
  return { fieldPath: path, ...modeEntry(mode) };
}

function overrideEntry(
  collectionGroup: string,
  { path }: IndexField,
  indexes: readonly { scope: IndexScope; mode: IndexMode }[],
): object {
  const entries = indexes.map(({ scope, mode }) => ({ ...modeEntry(mode), queryScope: scope }));
  return { collectionGroup, fieldPath: path, indexes: entries };
}

function modeEntry(mode: IndexMode): object {
  return mode === 'CONTAINS' ? { arrayConfig: mode } : { order: mode };
}
