type Compare<Row> = (a: Row, b: Row) => number;

const CHUNK_ROWS = 512;
const MANY_TIMES = 8;

/**
 * Rows in a total order, kept in chunks: an insertion or removal moves the rows of one chunk only,
 * however many there are.
 */
export class SortedRows<Row> {
  readonly #compare: Compare<Row>;
  #chunks: Row[][] = [];

  /** Takes rows in any order. */
  constructor(rows: readonly Row[], compare: Compare<Row>) {
    this.#compare = compare;
    const sorted = rows.toSorted(compare);
    for (let from = 0; from < sorted.length; from += CHUNK_ROWS)
      this.#chunks.push(sorted.slice(from, from + CHUNK_ROWS));
  }

  insert(row: Row): void {
    const index = Math.min(this.#chunkOf(row), this.#chunks.length - 1);
    const chunk = this.#chunks[index];
    if (!chunk) {
      this.#chunks.push([row]);
      return;
    }
    chunk.splice(positionOf(chunk, row, this.#compare), 0, row);
    if (chunk.length > 2 * CHUNK_ROWS) this.#chunks.splice(index + 1, 0, chunk.splice(CHUNK_ROWS));
  }

  /** Removes exactly this row, which must be there. */
  remove(row: Row): void {
    const index = this.#chunkOf(row);
    const chunk = this.#chunks[index] ?? [];
    const position = positionOf(chunk, row, this.#compare);
    if (chunk[position] !== row) throw new Error('A view has lost touch with the documents');
    chunk.splice(position, 1);
    if (chunk.length === 0) this.#chunks.splice(index, 1);
  }

  /** `count` rows behind the first `offset`, or as many as there are. */
  slice(offset: number, count: number): Row[] {
    const rows: Row[] = [];
    let skip = offset;
    for (const chunk of this.#chunks) {
      if (rows.length >= count) break;
      for (const row of chunk.slice(skip, skip + count - rows.length)) rows.push(row);
      skip = Math.max(0, skip - chunk.length);
    }
    return rows;
  }

  /** The first chunk whose last row is not before `row`. */
  #chunkOf(row: Row): number {
    return lowerBound(this.#chunks.length, (index) => {
      const last = this.#chunks[index]?.at(-1);
      return last !== undefined && this.#compare(last, row) < 0;
    });
  }
}

/** The first `count` rows in order. To find few among many, most are compared only once. */
export function firstRows<Row>(rows: readonly Row[], count: number, compare: Compare<Row>): Row[] {
  if (rows.length < MANY_TIMES * count || count === 0)
    return rows.toSorted(compare).slice(0, count);
  const best = rows.slice(0, count).toSorted(compare);
  for (const row of rows.slice(count)) {
    const worst = best.at(-1);
    if (worst === undefined || compare(row, worst) >= 0) continue;
    best.pop();
    best.splice(positionOf(best, row, compare), 0, row);
  }
  return best;
}

function positionOf<Row>(rows: readonly Row[], row: Row, compare: Compare<Row>): number {
  return lowerBound(rows.length, (index) => {
    const candidate = rows[index];
    return candidate !== undefined && compare(candidate, row) < 0;
  });
}

/** The first index that is not before; those before come first. */
function lowerBound(length: number, isBefore: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
