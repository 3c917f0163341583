export interface ChannelListener {
  onMessage: (payload: string) => void;
  onGap?: (() => void) | undefined;
}

/** Who listens on which channel of the database. */
export class ChannelListeners {
  readonly #byChannel = new Map<string, Set<ChannelListener>>();

  /** Answers true when the channel had no listener before. */
  add(channel: string, listener: ChannelListener): boolean {
    const known = this.#byChannel.get(channel);
    if (known) {
      known.add(listener);
      return false;
    }
    this.#byChannel.set(channel, new Set([listener]));
    return true;
  }

  /** Answers true when nobody listens on the channel any more. */
  remove(channel: string, listener: ChannelListener): boolean {
    const listeners = this.#byChannel.get(channel);
    if (!listeners?.delete(listener) || listeners.size > 0) return false;
    return this.#byChannel.delete(channel);
  }

  channels(): string[] {
    return [...this.#byChannel.keys()];
  }

  notify(channel: string, payload: string): void {
    for (const listener of this.#byChannel.get(channel) ?? []) listener.onMessage(payload);
  }

  notifyGap(): void {
    for (const listeners of this.#byChannel.values()) {
      for (const listener of listeners) listener.onGap?.();
    }
  }
}
