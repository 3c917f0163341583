import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** Returns the texts of the profile, by typed key. */
export const useProfileText = createUseText('profile', messages);
export type ProfileText = ReturnType<typeof useProfileText>;
