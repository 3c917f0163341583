import type { Locale } from '../../../basics/locale.ts';
import type { LensDefinition } from '../../../lens/model/lens.ts';
import type { GuidePassage } from '../../guide/guide.ts';
import type { ConversationCase } from '../conversation-case.ts';

/** What a statement rests on. */
export interface Citation {
  title: string;
  version: string | null;
  address: string | null;
  standing: 'formula' | 'maker' | 'secondHand' | 'assumption' | 'lens';
  /** The id of the passage of the guide; null for the core. */
  passage: string | null;
}

/** A part of an answer; a line of working or a change is an item. */
export interface Block {
  kind: 'paragraph' | 'items' | 'question' | 'warning';
  /** One text for a paragraph, a question or a warning; one for each item otherwise. */
  texts: readonly string[];
  /** Places in `citations`. */
  cites: readonly number[];
}

/** A page of the consultant that goes on from here; `to` is below the consultant's address, with its query. */
export interface Onward {
  kind: 'calculator' | 'fitting' | 'guide' | 'contact';
  to: string;
  /** The title of the page, in the language of the answer. */
  title: string;
}

/** What the consultant says to one message. */
export interface Answer {
  /** `ask`: something is missing, and the last block asks for it. `unknown`: it does not know, and says so. */
  kind: 'answer' | 'ask' | 'unknown' | 'refuse';
  blocks: readonly Block[];
  citations: readonly Citation[];
  onward: readonly Onward[];
}

/** What an answer is drawn from: the present lenses, and the passages that are shown. */
export interface Knowledge {
  lenses: readonly LensDefinition[];
  /** Best first. */
  searchGuide: (words: string, locale: Locale) => readonly GuidePassage[];
}

export interface Turn {
  text: string;
  locale: Locale;
  before: ConversationCase;
}

export interface Said {
  answer: Answer;
  /** What is known of the case after this turn. */
  after: ConversationCase;
}
