import { createHash } from 'node:crypto';
import { Problem } from '../../platform/errors/problem.ts';
import { networkOf } from '../../platform/tries/network-of.ts';

const MINUTE = 60_000;
/** Maximum number of networks that are counted. */
const MAX_NETWORKS = 2_000;

interface Count {
  refused: number;
  until: number;
  /** Digests of the refused tokens. */
  seen: Set<string>;
}

/** The origin of a request and its token. */
interface Attempt {
  address: string;
  /** The `Authorization` header; blank without one. */
  authorization: string;
}

/**
 * SE-06: once a network has too many refused requests in a minute, its requests with a refused token or with none get a
 * 429. Its users with a valid token are not affected.
 */
export class RefusalLimit {
  readonly #most: number;
  readonly #now: () => number;
  readonly #counts = new Map<string, Count>();

  constructor(most: number, now: () => number) {
    this.#most = most;
    this.#now = now;
  }

  /** Runs `identify` unless the token was refused before. @throws Problem 429, and what `identify` throws */
  async watch<T>(attempt: Attempt, identify: () => Promise<T>): Promise<T> {
    const network = networkOf(attempt.address);
    const digest = digestOf(attempt.authorization);
    this.#requireRoom(network, digest);
    try {
      return await identify();
    } catch (error) {
      if (error instanceof Problem && error.code === 'unauthenticated') {
        this.#add(network, digest);
        this.#requireRoom(network, digest);
      }
      throw error;
    }
  }

  #requireRoom(network: string, digest: string): void {
    const count = this.#current(network);
    if (!count || count.refused <= this.#most || !count.seen.has(digest)) return;
    const seconds = Math.ceil((count.until - this.#now()) / 1000);
    throw new Problem('too-many-requests', `Too many requests. Try again in ${seconds} seconds`, {
      retryAfter: seconds,
    });
  }

  #add(network: string, digest: string): void {
    const count = this.#current(network) ?? this.#begin(network);
    count.refused += 1;
    count.seen.add(digest);
    // The oldest tokens are the least likely to be sent again.
    for (const oldest of count.seen) {
      if (count.seen.size <= this.#most + 1) break;
      count.seen.delete(oldest);
    }
  }

  #current(network: string): Count | undefined {
    const count = this.#counts.get(network);
    return count && count.until > this.#now() ? count : undefined;
  }

  #begin(network: string): Count {
    const count = { refused: 0, until: this.#now() + MINUTE, seen: new Set<string>() };
    this.#counts.delete(network);
    this.#counts.set(network, count);
    for (const oldest of this.#counts.keys()) {
      if (this.#counts.size <= MAX_NETWORKS) break;
      this.#counts.delete(oldest);
    }
    return count;
  }
}

function digestOf(authorization: string): string {
  return createHash('sha256').update(authorization).digest('base64');
}
