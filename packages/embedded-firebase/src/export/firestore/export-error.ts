/** An export that cannot be read, or holds what is not offered here. The message is for whoever runs the command. */
export class ExportError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ExportError';
  }
}
