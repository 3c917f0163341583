/** Where in a rules file something stands; both count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A rules file that cannot be used: `firestore.rules:12:7 expected ';'`. */
export class RulesError extends Error {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly reason: string;

  constructor(file: string, position: Position, reason: string) {
    super(`${file}:${position.line}:${position.column} ${reason}`);
    this.name = 'RulesError';
    this.file = file;
    this.line = position.line;
    this.column = position.column;
    this.reason = reason;
  }
}
