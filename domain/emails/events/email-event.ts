import type { Permission } from '../../access/permissions.ts';
import type { Locale } from '../../basics/locale.ts';

/** A text in each language. */
export type Translated = Readonly<Record<Locale, string>>;

/**
 * `text`: one line. `lines`: may have line breaks. `link`: an address, the only kind of variable that an `href` takes.
 * `list`: lines of text, for a loop.
 */
export type EmailVariableType = 'text' | 'lines' | 'link' | 'list';

export type EmailValue = string | readonly string[];

export interface EmailVariable {
  type: EmailVariableType;
  /** What it holds, for whoever edits a template. */
  label: Translated;
  /** A made-up value for previews; a list has its lines. */
  example: EmailValue;
}

export type EmailVariables = Readonly<Record<string, EmailVariable>>;

/** The groups of the settings. A later group needs its label only. */
export type EmailGroup = 'orders' | 'account' | 'security' | 'money' | 'letters';

/** EM-04: how a person is notified by email: at once, in one email a day, or not. */
export const EMAIL_CHANNELS = ['now', 'daily', 'off'] as const;
export type EmailChannel = (typeof EMAIL_CHANNELS)[number];

/** What a person chose for one event. */
export interface EventChoice {
  email: EmailChannel;
  /** Whether the event shows behind the bell. */
  bell: boolean;
}

/** The choice of those who have none: at once by email, and behind the bell. */
export const AT_ONCE: EventChoice = { email: 'now', bell: true };

/**
 * EM-02: something that somebody is notified of by email. Templates, settings, log and preview read this data, so an event
 * of a later feature needs no code in any of them.
 */
export interface EmailEvent {
  /** The name in templates, choices and the log; never changed once it is stored. */
  key: string;
  group: EmailGroup;
  label: Translated;
  /**
   * AD-08: the permission that a member needs in the account that the event is about; null for an event that concerns
   * one person.
   */
  permission: Permission | null;
  /** What applies to whoever chose nothing; null: everybody gets it by email, and nobody chooses. */
  choice: EventChoice | null;
  /** Its own variables; `COMMON_VARIABLES` are there too. */
  variables: EmailVariables;
}
