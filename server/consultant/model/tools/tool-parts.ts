import type { Locale } from '#domain/basics/locale.ts';
import type { Knowledge, Said, Turn } from '#domain/consultant/conversation/answers/answer.ts';
import type { Eye } from '#domain/orders/order.ts';
import type { Statement } from '../grounding/ground.ts';

/** The core: `converse` of domain/consultant/conversation. */
export type Converse = (turn: Turn, knowledge: Knowledge) => Promise<Said>;

/** What the tools of one question read. */
export interface ToolParts {
  turn: Turn;
  /** What the core said to it. */
  said: Said;
  knowledge: Knowledge;
  converse: Converse;
  /** Takes what the model may say from now on. */
  onGround: (statements: readonly Statement[]) => void;
  /** Too many calls: ends the answer. */
  onTooMany: () => void;
}

/** The eyes of the case: the one that is spoken of, or both. */
export function eyesOf({ said: { after } }: ToolParts): readonly Eye[] {
  return after.eye ? [after.eye] : ['right', 'left'];
}

const EYE_NAMES: Record<Locale, Record<Eye, string>> = {
  en: { right: 'right eye', left: 'left eye' },
  es: { right: 'ojo derecho', left: 'ojo izquierdo' },
};

export function eyeName(eye: Eye, locale: Locale): string {
  return EYE_NAMES[locale][eye];
}
