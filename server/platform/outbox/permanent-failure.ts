/** Retrying would not help. The message is stored and logged: it must not quote the payload. */
export class PermanentFailure extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'PermanentFailure';
  }
}
