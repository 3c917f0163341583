import type { Citation } from '#domain/consultant/conversation/answers/answer.ts';
import type { Eye } from '#domain/orders/order.ts';
import { written, type Statement } from './ground.ts';
import { isUsual, tokensOf, type Token } from './tokens.ts';

/** Why a sentence does not leave the server. */
export type Refusal =
  /** It has characters that may look like others. */
  | 'characters'
  /** It speaks of an eye that the statement is not about, or of more than one. */
  | 'eye'
  /** No statement says this. */
  | 'unfounded';

export type Checked =
  | {
      kind: 'founded';
      /** The sentence as it was checked: NFC, with single spaces. */
      text: string;
      cites: readonly Citation[];
      /** The eye that is spoken of from here on. */
      eye: Eye | null;
      /** It has nothing but plain words. */
      isPlain: boolean;
    }
  | { kind: 'refused'; because: Refusal };

const founded = (
  text: string,
  statement: Pick<Statement, 'cites'> | null,
  eye: Eye | null,
): Checked & { kind: 'founded' } => ({
  kind: 'founded',
  text,
  cites: statement?.cites ?? [],
  eye,
  isPlain: statement === null,
});

const isSame = (one: Token | undefined, other: Token | undefined): boolean =>
  one?.kind === other?.kind && one?.is === other?.is;

/** Figures beside each other belong together. */
function isWithinGroup(tokens: readonly Token[], place: number): boolean {
  return tokens[place - 1]?.kind === 'figure' && tokens[place]?.kind === 'figure';
}

/** What stands before a figure says what it is of: a sentence begins where the statement does, or where a figure ended a part. */
function beginsWell(statement: readonly Token[], start: number): boolean {
  if (start === 0) return true;
  const isNewPart = statement[start]?.startsPart && statement[start - 1]?.kind === 'figure';
  return Boolean(isNewPart) && !isWithinGroup(statement, start);
}

/** What stands behind a figure in the same part may say what it is of, too. */
function endsWell(statement: readonly Token[], end: number): boolean {
  if (end === statement.length) return true;
  return Boolean(statement[end]?.startsPart) && !isWithinGroup(statement, end);
}

/** A figure alone is of nothing. */
const namesItsFigures = (said: readonly Token[], statement: readonly Token[]): boolean =>
  said.length === statement.length || said.some(({ kind }) => kind === 'word');

/**
 * Whether the sentence is a statement whose beginning or end was left out, but no word that turns it around, does
 * something or counts.
 */
function isPartOf(said: readonly Token[], statement: readonly Token[]): boolean {
  for (let start = 0; start + said.length <= statement.length; start += 1) {
    const end = start + said.length;
    const isRun = said.every((token, place) => isSame(token, statement[start + place]));
    if (!isRun || !beginsWell(statement, start) || !endsWell(statement, end)) continue;
    if (!namesItsFigures(said, statement)) continue;
    const left = [...statement.slice(0, start), ...statement.slice(end)];
    if (!left.some(({ isFixed }) => isFixed)) return true;
  }
  return false;
}

/** The start of a sentence that says back what the visitor wrote. */
const ECHO =
  /^(you (wrote|gave|said|entered|asked)|usted (escribió|indicó|dijo|dio|preguntó))[,:]?\s+/iu;

/** What the visitor wrote may be said back, figure by figure; what to do may not. */
function isEcho(sentence: string, statements: readonly Statement[]): boolean {
  if (!ECHO.test(sentence)) return false;
  const { tokens } = tokensOf(sentence.replace(ECHO, ''));
  if (tokens.some(({ isFixed }) => isFixed)) return false;
  return statements.some(({ from, tokens: own }) => from === 'user' && isRunOf(tokens, own));
}

function isRunOf(said: readonly Token[], own: readonly Token[]): boolean {
  return own.some((_, start) => {
    const isSplit = isWithinGroup(own, start) || isWithinGroup(own, start + said.length);
    return !isSplit && said.every((token, place) => isSame(token, own[start + place]));
  });
}

interface Context {
  statements: readonly Statement[];
  /** The eye that the sentences before speak of. */
  eye: Eye | null;
}

/** Without a word of the eye, a sentence is about the one that was named last, or the only one there is. */
function isOfEye(spoken: Eye | null, own: Eye | null, statements: readonly Statement[]): boolean {
  if (spoken) return own === spoken;
  if (!own) return true;
  return statements.every(({ eye }) => eye === null || eye === own);
}

/**
 * VC-02: checks one sentence of a language model before it leaves the server. It passes when it says what one statement
 * of the core or of a passage says, with plain words around it: the same words and figures in the same order, each figure
 * with its sign, its unit and what it is of; none of the words may be missing that turn the statement around, say what to
 * do, or count. In doubt it is refused. The other way to pass is to say back what the visitor wrote.
 */
export function checkSentence(sentence: string, { statements, eye }: Context): Checked {
  const text = written(sentence);
  const grounds = statements.filter(({ from }) => from !== 'user');
  const { tokens, eyes } = tokensOf(text);
  if (eyes.size > 1) return exactly(text, grounds, eye) ?? { kind: 'refused', because: 'eye' };
  const [named] = eyes;
  const spoken = named ?? eye;
  const whole = exactly(text, grounds, spoken);
  if (whole) return whole;
  if (!isUsual(text)) return { kind: 'refused', because: 'characters' };
  if (tokens.length === 0 && !named) return founded(text, null, eye);
  const said = grounds.filter(({ tokens: own }) => isPartOf(tokens, own));
  const found = said.find((one) => isOfEye(spoken, one.eye, grounds));
  if (found && tokens.length > 0) return founded(text, found, spoken);
  if (isEcho(text, statements)) return founded(text, { cites: [] }, eye);
  return { kind: 'refused', because: said.length > 0 ? 'eye' : 'unfounded' };
}

/** The statement itself, character by character. */
function exactly(
  text: string,
  grounds: readonly Statement[],
  spoken: Eye | null,
): (Checked & { kind: 'founded' }) | null {
  const same = grounds.find((one) => one.text === text && isOfEye(spoken, one.eye, grounds));
  return same ? founded(text, same, same.eye ?? spoken) : null;
}
