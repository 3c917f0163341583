import type { Socket } from 'node:net';

/** A channel whose back channel holds a connection of its browser. */
export interface Turntaker {
  /** Gives the connection back; the client asks for the next one at once. */
  yieldBack(): void;
}

export interface TurnLimits {
  /** So many back channels are left alone. */
  undisturbed: number;
  /** How long one holds its connection while others wait for it, in ms. */
  shortMs: number;
  /** How long while nobody does, in ms: as long may the first who comes have to wait. */
  longMs: number;
}

/**
 * A browser opens six connections to a host over HTTP/1.1, and every tab's back channel would hold one of them for ever:
 * three leave some to a stream of events and to requests.
 */
const TURN_LIMITS: TurnLimits = { undisturbed: 3, shortMs: 100, longMs: 4000 };

interface Turn {
  channel: Turntaker;
  socket: Socket;
  ms: number;
  timer: NodeJS.Timeout | null;
}

/**
 * Lets back channels take turns, so that any number of tabs gets through. Which of them share a browser is not told, but
 * seen: who waited for a connection comes next on it.
 */
export class WebChannelTurns {
  readonly #limits: TurnLimits;
  readonly #held = new Set<Turn>();
  /** Who last gave the connection back, after how long, and whether anybody else has used it since. */
  readonly #before = new WeakMap<Socket, { channel: Turntaker; ms: number; isWanted: boolean }>();

  constructor(limits: TurnLimits = TURN_LIMITS) {
    this.#limits = limits;
  }

  /** A request of that channel, or of none yet, came on the connection. */
  note(channel: Turntaker | undefined, socket: Socket): void {
    const before = this.#before.get(socket);
    if (before && before.channel !== channel) before.isWanted = true;
  }

  /** The channel's back channel begins; answers what to call when it has ended. */
  begin(channel: Turntaker, socket: Socket): () => void {
    const turn: Turn = { channel, socket, ms: this.#lengthOn(socket), timer: null };
    this.#held.add(turn);
    this.#arm();
    return () => {
      if (turn.timer) clearTimeout(turn.timer);
      this.#held.delete(turn);
    };
  }

  #lengthOn(socket: Socket): number {
    const { shortMs, longMs } = this.#limits;
    const before = this.#before.get(socket);
    if (!before) return longMs;
    return before.isWanted ? shortMs : Math.min(2 * before.ms, longMs);
  }

  #arm(): void {
    if (this.#held.size <= this.#limits.undisturbed) return;
    for (const turn of this.#held)
      turn.timer ??= setTimeout(() => this.#expire(turn), turn.ms).unref();
  }

  #expire(turn: Turn): void {
    turn.timer = null;
    if (this.#held.size <= this.#limits.undisturbed) return;
    const { channel, socket, ms } = turn;
    this.#before.set(socket, { channel, ms, isWanted: false });
    channel.yieldBack();
  }
}
