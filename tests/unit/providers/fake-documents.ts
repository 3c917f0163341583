type Fields = Record<string, unknown>;

/** Documents in memory, by `collection/id`. */
export class FakeDocuments {
  readonly stored: Record<string, Fields>;
  private readonly listeners = new Set<(key: string) => void>();

  constructor(stored: Record<string, Fields> = {}) {
    this.stored = stored;
  }

  /** As if another device or the server wrote it. */
  change(key: string, data: Fields): void {
    this.stored[key] = data;
    for (const listener of this.listeners) listener(key);
  }

  read = (collection: string, id: string): Promise<unknown> =>
    Promise.resolve(this.stored[`${collection}/${id}`] ?? null);

  write = (collection: string, id: string, data: Fields): Promise<void> => {
    this.change(`${collection}/${id}`, data);
    return Promise.resolve();
  };

  update = (collection: string, id: string, data: Fields): Promise<void> => {
    const key = `${collection}/${id}`;
    this.change(key, { ...this.stored[key], ...data });
    return Promise.resolve();
  };

  listen = (collection: string, id: string, onData: (data: unknown) => void): (() => void) => {
    const key = `${collection}/${id}`;
    const listener = (changed: string): void => {
      if (changed === key) onData(this.stored[key] ?? null);
    };
    this.listeners.add(listener);
    listener(key);
    return () => void this.listeners.delete(listener);
  };
}
