import type { ForwardMessages } from './webchannel-framing.ts';

const MAX_WAITING = 1000;

/** Puts what the client posts in order: repeats are dropped, what comes early waits for its turn. */
export class WebChannelInbox {
  readonly #waiting = new Map<number, string>();
  #next = 0;

  /** The messages whose turn has come, in order. */
  take({ offset, messages }: ForwardMessages): string[] {
    messages.forEach((message, index) => {
      const number = offset + index;
      const wanted = number >= this.#next && number < this.#next + MAX_WAITING;
      if (wanted) this.#waiting.set(number, message);
    });
    const ready: string[] = [];
    for (let message = this.#pop(); message !== undefined; message = this.#pop()) {
      ready.push(message);
    }
    return ready;
  }

  #pop(): string | undefined {
    const message = this.#waiting.get(this.#next);
    if (message !== undefined) this.#waiting.delete(this.#next++);
    return message;
  }
}
