import { tokenize } from './lexer.ts';
import type { Token, TokenKind } from './lexer.ts';
import { RulesError } from './rules-error.ts';
import type { Position } from './rules-error.ts';

const SHOWN_AS: Partial<Record<TokenKind, string>> = { end: 'the end of the file' };

/** The tokens of one file and how far they have been read. */
export class TokenStream {
  readonly source: string;
  readonly file: string;
  readonly #tokens: Token[];
  #next = 0;

  constructor(source: string, file: string) {
    this.source = source;
    this.file = file;
    this.#tokens = tokenize(source, file);
  }

  peek(): Token {
    const token = this.#tokens[this.#next] ?? this.#tokens.at(-1);
    if (!token) throw new Error('a token list has at least its end');
    return token;
  }

  take(): Token {
    const token = this.peek();
    this.#next += 1;
    return token;
  }

  /** Whether the next token is this symbol or word. */
  is(text: string): boolean {
    const { kind, text: found } = this.peek();
    return (kind === 'symbol' || kind === 'name') && found === text;
  }

  eat(text: string): boolean {
    if (!this.is(text)) return false;
    this.take();
    return true;
  }

  need(text: string): Token {
    if (!this.is(text)) this.expected(`'${text}'`);
    return this.take();
  }

  needName(what: string): Token {
    if (this.peek().kind !== 'name') this.expected(what);
    return this.take();
  }

  expected(what: string): never {
    const { kind, text, position } = this.peek();
    throw this.error(position, `expected ${what}, found ${SHOWN_AS[kind] ?? `'${text}'`}`);
  }

  error(position: Position, reason: string): RulesError {
    return new RulesError(this.file, position, reason);
  }
}
