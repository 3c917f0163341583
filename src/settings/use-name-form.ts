import { useState } from 'react';
import { useNotify } from 'react-admin';
import { personalTextSchema } from '#domain/address/profile.ts';
import type { PersonalFields, Profile } from '#domain/address/profile.ts';
import type { Locale } from '#domain/basics/locale.ts';
import { TEXT_PROBLEMS, textRuleOf } from '#domain/basics/text-problems.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { Side } from '#resources/shared/merge/change-of.ts';
import {
  decide,
  followStored,
  openLive,
  settleSaved,
  shownFields,
  typedFields,
} from '../customer/profile/live-profile.ts';
import type { Followed } from '../customer/profile/live-profile.ts';
import { useSaveProfile } from '../customer/profile/use-save-profile.ts';

type NameField = 'firstName' | 'lastName';

/** Returns what is wrong with a part of a name; null when it can be saved. */
function problemOf(name: string, locale: Locale): string | null {
  if (name.trim() === '') return 'missing';
  const issue = personalTextSchema.safeParse(name.trim()).error?.issues[0];
  return issue ? TEXT_PROBLEMS[textRuleOf(issue)][locale] : null;
}

/** Keeps what is typed beside the stored profile, as the page of the profile does (decision 9). */
function useLiveName(profile: Profile, isSaving: boolean) {
  const [shown, setShown] = useState<Followed>(() => ({
    live: openLive(profile),
    values: shownFields(profile),
  }));
  // The profile previews values that are still being saved.
  const next = isSaving ? null : followStored(shown.live, shown.values, profile);
  if (next) setShown(next);
  return { ...(next ?? shown), show: setShown };
}

/** Manages the user's name while it is edited. Unedited fields follow the profile, even when it changes elsewhere. */
export function useNameForm(profile: Profile) {
  const text = useText('settings');
  const notify = useNotify();
  const save = useSaveProfile();
  const [isSaving, setIsSaving] = useState(false);
  const [tried, setTried] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { live, values, show } = useLiveName(profile, isSaving);
  const locale = useLocale();
  const problems = {
    firstName: problemOf(values.firstName, locale),
    lastName: problemOf(values.lastName, locale),
  };
  const isTyped = (field: NameField) => values[field].trim() !== live.base[field];

  const send = async (): Promise<void> => {
    setIsSaving(true);
    setHasFailed(false);
    const outcome = await save({ ...profile, ...live.base }, typedFields(live.base, values));
    setIsSaving(false);
    if (outcome === null) return;
    if ('failure' in outcome) return setHasFailed(true);
    if ('saved' in outcome) {
      show((now) => settleSaved(values, now.values, outcome.saved));
      notify(text('name.saved'), { type: 'success' });
      return;
    }
    show((now) => followStored(now.live, now.values, outcome.conflict) ?? now);
  };
  /** Returns the field that has to be settled first, if any. */
  const submit = async (): Promise<NameField | null> => {
    setTried(true);
    const first =
      FIELDS.find((field) => problems[field]) ?? FIELDS.find((field) => field in live.theirs);
    if (first) return first;
    await send();
    return null;
  };
  return {
    values,
    theirs: live.theirs,
    wrong: tried ? problems : { firstName: null, lastName: null },
    isChanged: FIELDS.some((field) => isTyped(field) || field in live.theirs),
    isSaving,
    hasFailed,
    type: (part: Partial<PersonalFields>) =>
      show((now) => ({ ...now, values: { ...now.values, ...part } })),
    decide: (field: NameField, side: Side) =>
      show((now) => decide(now.live, now.values, field, side)),
    submit,
  };
}

const FIELDS = ['firstName', 'lastName'] as const;
