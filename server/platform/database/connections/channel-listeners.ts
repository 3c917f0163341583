export interface ChannelListener {
  onMessage: (payload: string) => void;
  onGap?: (() => void) | undefined;
}

/** The listeners of each channel of the database. */
export class ChannelListeners {
  readonly #byChannel = new Map<string, Set<ChannelListener>>();

  /** Returns true when this is the channel's first listener. */
  add(channel: string, listener: ChannelListener): boolean {
    const known = this.#byChannel.get(channel);
    if (known) {
      known.add(listener);
      return false;
    }
    this.#byChannel.set(channel, new Set([listener]));
    return true;
  }

  /** Returns true when the channel has no listeners left. */
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
