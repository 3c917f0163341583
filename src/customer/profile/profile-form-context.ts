import { createContext, useContext } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { PersonalField, PersonalFields } from '#domain/address/profile.ts';
import { useText } from '#providers/messages/use-text.ts';
import { describeProblem, remedyOf } from './describe-problem.ts';
import type { Remedy } from './describe-problem.ts';
import type { LiveProfile } from './live-profile.ts';
import { problemOf } from './problems.ts';
import { useNames } from './use-names.ts';

export interface ProfileFormState {
  live: LiveProfile;
  values: PersonalFields;
  /** Whether the user has tried to save these values; from then on all problems are shown. */
  wasTried: boolean;
  decide: (field: PersonalField, choice: 'theirs' | 'mine') => void;
  /** Removes a field's mark of another device. */
  unmark: (field: PersonalField) => void;
}

export const ProfileFormContext = createContext<ProfileFormState | null>(null);

export function useProfileFormState(): ProfileFormState {
  const state = useContext(ProfileFormContext);
  if (!state) throw new Error('ProfileFormContext is missing');
  return state;
}

export interface ShownProblem {
  message: string;
  remedy: Remedy | null;
}

/** Returns one field: its value, its problem after a blur, and its change elsewhere. */
export function useProfileField(name: PersonalField) {
  const text = useText('profile');
  const names = useNames();
  const { values, wasTried, live, unmark } = useProfileFormState();
  const { control, setValue, setFocus } = useFormContext<PersonalFields>();
  const { field, fieldState } = useController({ name, control });

  const set = (target: PersonalField, value: string): void => {
    setValue(target, value, { shouldDirty: true, shouldTouch: true });
    unmark(target);
  };
  const problem = fieldState.isTouched || wasTried ? problemOf(name, values, live.base) : null;
  const shown: ShownProblem | null = problem && {
    message: describeProblem(name, problem, values, { text, names }),
    remedy: remedyOf(problem, values, names),
  };
  return {
    field,
    problem: shown,
    type: (value: string) => {
      field.onChange(value);
      unmark(name);
    },
    set,
    /** Like `set`, from a button that disappears: moves the focus to the field. */
    use: (target: PersonalField, value: string) => {
      set(target, value);
      setFocus(target);
    },
    isMarked: live.marks.includes(name),
    theirs: live.theirs[name],
  };
}
