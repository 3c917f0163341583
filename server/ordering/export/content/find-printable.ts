import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { Order } from '#domain/orders/order.ts';
import { findPracticeZone } from '../../../accounts/customers/practice-zone.ts';
import { findLensVersion } from '../../../lenses/find-lens.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { getOrder, showOrder } from '../../orders/reading/get-order.ts';
import type { Reader } from '../../orders/reading/reader.ts';

type OrderedLens = Pick<Order['lenses'][number], 'lensId' | 'lensVersion'>;

/** Returns a lens in the ordered version, which always exists because the order refers to it. */
export type DefinitionOf = (lens: OrderedLens) => LensDefinition | undefined;

export interface PrintableOrder {
  order: Order;
  definitionOf: DefinitionOf;
  /** The practice's time zone (IANA). */
  timeZone: string;
  /** The lenses of the source order. */
  earlier: Order['lenses'];
}

/** Returns an order as the reader sees it, with its lenses in the ordered versions. @throws Problem 404 */
export async function findPrintable(
  db: Handle,
  reader: Reader,
  id: string,
): Promise<PrintableOrder> {
  const order = await showOrder(db, reader, id);
  const definitions = new DefinitionShelf(db);
  await definitions.fetch(order.lenses);
  return {
    order,
    definitionOf: definitions.get,
    timeZone: await findPracticeZone(db, order.accountNumber),
    earlier: await findEarlier(db, order),
  };
}

/** Returns the orders one after the other, so that other requests are answered in between. @throws Problem 404 */
export async function* findAllPrintable(
  db: Handle,
  reader: Reader,
  ids: readonly string[],
): AsyncGenerator<PrintableOrder> {
  for (const id of ids) yield await findPrintable(db, reader, id);
}

/** The source order always belongs to the same account. */
async function findEarlier(db: Handle, { sourceOrderId }: Order): Promise<Order['lenses']> {
  return sourceOrderId ? (await getOrder(db, 'any', sourceOrderId)).lenses : [];
}

/** More versions than a list contains, except over many years. They take a few megabytes. */
const MAX_KNOWN = 100;

/** Caches definitions: there are few, however many orders use them. Always has those of the last `fetch`. */
export class DefinitionShelf {
  readonly #db: Handle;
  readonly #known = new Map<string, LensDefinition | undefined>();

  constructor(db: Handle) {
    this.#db = db;
  }

  readonly get: DefinitionOf = (lens) => this.#known.get(keyOf(lens));

  async fetch(lenses: readonly OrderedLens[]): Promise<void> {
    if (this.#known.size > MAX_KNOWN) this.#known.clear();
    for (const lens of lenses) {
      const key = keyOf(lens);
      if (this.#known.has(key)) continue;
      const definition = await findLensVersion(this.#db, lens.lensId, lens.lensVersion);
      this.#known.set(key, definition ?? undefined);
    }
  }
}

function keyOf({ lensId, lensVersion }: OrderedLens): string {
  return `${lensId}@${lensVersion}`;
}
