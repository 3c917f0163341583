import type { EventChoices } from '#domain/emails/event-choice.ts';
import type { AccountChoices } from '#domain/emails/notices/notice.ts';
import type { Side } from '../../shared/merge/change-of.ts';
import { mergeEdits } from '../../shared/merge/merge-edits.ts';
import { withChoice } from './with-choice.ts';

/** The choices of an account while they are edited. */
export interface EditedChoices {
  /** As stored, in the version that the edit is based on. */
  opened: AccountChoices;
  choices: EventChoices;
  /** The events of which somebody has to choose one of two choices. */
  asked: readonly string[];
}

/** Changes choices; whoever changes that of an event has settled it. */
export function edit(edited: EditedChoices, choices: EventChoices): EditedChoices {
  const asked = edited.asked.filter((key) => choices[key] === edited.choices[key]);
  return { ...edited, choices, asked };
}

/** Takes what somebody else stored meanwhile (AD-15), event by event. */
export function mergeStored(
  { opened, choices }: EditedChoices,
  stored: AccountChoices,
): EditedChoices {
  const sides = { opened: opened.choices, mine: choices, theirs: stored.choices };
  const { value, asked } = mergeEdits({ kind: 'object' }, sides);
  return { opened: stored, choices: value, asked };
}

/** Settles an event: the own choice, or the stored one. */
export function settle(edited: EditedChoices, key: string, side: Side): EditedChoices {
  const { choices } = edited;
  return {
    ...edited,
    choices: side === 'theirs' ? withChoice(choices, key, edited.opened.choices[key]) : choices,
    asked: edited.asked.filter((one) => one !== key),
  };
}
