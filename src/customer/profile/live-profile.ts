import { normalizeProfile } from '#domain/address/normalize-profile.ts';
import { formatPhone } from '#domain/address/phone.ts';
import { PERSONAL_FIELDS, personalFields } from '#domain/schemas/profile.ts';
import type { PersonalField, PersonalFields } from '#domain/schemas/profile.ts';

/** What the form knows of what is stored. */
export interface LiveProfile {
  /** What is stored, as far as it was taken into the form. */
  base: PersonalFields;
  /** What is stored by now where something else was typed, until the user chooses. */
  theirs: Partial<PersonalFields>;
  /** Fields that took a value from another device. */
  marks: PersonalField[];
}

export interface Followed {
  live: LiveProfile;
  /** What then stands in the form. */
  values: PersonalFields;
}

/** As the form shows it: phone numbers as the country writes them. */
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

/** The fields of the form that show something else than what is stored, with what is typed there. */
export function typedFields(base: PersonalFields, values: PersonalFields): Partial<PersonalFields> {
  const shown = shownFields(base);
  const typed = PERSONAL_FIELDS.filter((field) => values[field] !== shown[field]);
  return Object.fromEntries(typed.map((field) => [field, values[field]]));
}

/** Whether a field takes what is newly stored, keeps what is typed, or waits for the user to choose. */
function outcome(
  stored: string,
  { base, typed, meant }: { base: string; typed: string | undefined; meant: string },
): 'take' | 'keep' | 'contest' {
  if (typed === undefined) return 'take';
  if (stored === base) return 'keep';
  return stored === meant ? 'take' : 'contest';
}

/**
 * PF-01: what is stored changed, on this device or another. An untouched field takes it; where something else was
 * typed that stays, and the stored value is put beside it. Null when nothing is new.
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

/** The user chose for one field: what is stored, or what is typed. */
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

/** What was `sent` is stored as `saved`; what was typed since stays. */
export function settleSaved(
  sent: PersonalFields,
  now: PersonalFields,
  saved: PersonalFields,
): Followed {
  const since = PERSONAL_FIELDS.filter((field) => now[field] !== sent[field]);
  return { live: openLive(saved), values: { ...shownFields(saved), ...pick(now, since) } };
}

/** All that is typed is given up for what is stored by now. */
export function discardTyped({ base, theirs }: LiveProfile): Followed {
  const stored = { ...base, ...theirs };
  return { live: openLive(stored), values: shownFields(stored) };
}

/** The field is the user's own again. */
export function unmark(live: LiveProfile, field: PersonalField): LiveProfile {
  return { ...live, marks: live.marks.filter((mark) => mark !== field) };
}

function pick(from: PersonalFields, fields: PersonalField[]): Partial<PersonalFields> {
  return Object.fromEntries(fields.map((field) => [field, from[field]]));
}
