import { formatPhone } from '#domain/address/phone.ts';
import { PERSONAL_FIELDS, personalFields } from '#domain/address/profile.ts';
import type { PersonalField, PersonalFields } from '#domain/address/profile.ts';
import { normalizeProfile } from '#providers/account/normalize-profile.ts';
import { changeOf } from '#resources/shared/merge/change-of.ts';

/** The stored profile as the form knows it. */
export interface LiveProfile {
  /** The stored values that the form has taken. */
  base: PersonalFields;
  /** The newer stored values of edited fields, until the user chooses. */
  theirs: Partial<PersonalFields>;
  /** The fields that took a value from another device. */
  marks: PersonalField[];
}

export interface Followed {
  live: LiveProfile;
  /** The form's new values. */
  values: PersonalFields;
}

/** Returns the fields as the form shows them: phone numbers in the country's format. */
export function shownFields(stored: PersonalFields): PersonalFields {
  return {
    ...personalFields(stored),
    phone: formatPhone(stored.phone, stored.country),
    faxNumber: formatPhone(stored.faxNumber, stored.country),
  };
}

export function openLive(stored: PersonalFields): LiveProfile {
  return { base: personalFields(stored), theirs: {}, marks: [] };
}

/** Returns the form's fields that differ from the stored ones, with their typed values. */
export function typedFields(base: PersonalFields, values: PersonalFields): Partial<PersonalFields> {
  const shown = shownFields(base);
  const typed = PERSONAL_FIELDS.filter((field) => values[field] !== shown[field]);
  return Object.fromEntries(typed.map((field) => [field, values[field]]));
}

/** Returns whether a field takes the newly stored value, keeps the typed one, or waits for the user's choice. */
function outcome(
  stored: string,
  { base, typed, meant }: { base: string; typed: string | undefined; meant: string },
): 'take' | 'keep' | 'contest' {
  if (typed === undefined) return 'take';
  const change = changeOf({ opened: base, mine: meant, theirs: stored });
  if (change === 'both') return 'contest';
  // What is typed may be another spelling of what is stored.
  return change === 'mine' || change === 'none' ? 'keep' : 'take';
}

/**
 * PF-01: applies a change of the stored profile, from this device or another. An untouched field takes it; an edited
 * one stays, and the stored value is shown next to it. Null when nothing has changed.
 */
export function followStored(
  live: LiveProfile,
  values: PersonalFields,
  stored: PersonalFields,
): Followed | null {
  const known = { ...live.base, ...live.theirs };
  if (PERSONAL_FIELDS.every((field) => stored[field] === known[field])) return null;

  const typed = typedFields(live.base, values);
  const meant = normalizeProfile(values);
  const having = (wanted: ReturnType<typeof outcome>): PersonalField[] =>
    PERSONAL_FIELDS.filter((field) => {
      const here = { base: live.base[field], typed: typed[field], meant: meant[field] };
      return outcome(stored[field], here) === wanted;
    });
  const taken = having('take');
  const contested = having('contest');
  const base = { ...live.base, ...pick(stored, taken) };
  const news = taken.filter((field) => !(field in typed) && stored[field] !== live.base[field]);
  return {
    live: {
      base,
      theirs: pick(stored, contested),
      marks: [...new Set([...live.marks, ...news])],
    },
    values: { ...shownFields(base), ...pick(values, [...contested, ...having('keep')]) },
  };
}

/** Applies the user's choice for one field: the stored or the typed value. */
export function decide(
  live: LiveProfile,
  values: PersonalFields,
  field: PersonalField,
  choice: 'theirs' | 'mine',
): Followed {
  const { [field]: stored, ...theirs } = live.theirs;
  const base = { ...live.base, ...(stored !== undefined && { [field]: stored }) };
  const shown = choice === 'theirs' ? { [field]: shownFields(base)[field] } : {};
  return { live: { ...live, base, theirs }, values: { ...values, ...shown } };
}

/** Applies a save: `sent` is now stored as `saved`; later edits stay. */
export function settleSaved(
  sent: PersonalFields,
  now: PersonalFields,
  saved: PersonalFields,
): Followed {
  const since = PERSONAL_FIELDS.filter((field) => now[field] !== sent[field]);
  return { live: openLive(saved), values: { ...shownFields(saved), ...pick(now, since) } };
}

/** Discards all edits, and takes the stored values. */
export function discardTyped({ base, theirs }: LiveProfile): Followed {
  const stored = { ...base, ...theirs };
  return { live: openLive(stored), values: shownFields(stored) };
}

/** Removes a field's mark of another device. */
export function unmark(live: LiveProfile, field: PersonalField): LiveProfile {
  return { ...live, marks: live.marks.filter((mark) => mark !== field) };
}

function pick(from: PersonalFields, fields: PersonalField[]): Partial<PersonalFields> {
  return Object.fromEntries(fields.map((field) => [field, from[field]]));
}
