/** Trying again would not help. The message is kept and logged: it must not quote what was to be delivered. */
export class PermanentFailure extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'PermanentFailure';
  }
}
