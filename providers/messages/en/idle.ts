import { idle } from './idle/idle.ts';
import { signOut } from './idle/sign-out.ts';

/** The texts of the two pop-ups before a session ends. */
export const texts = {
  idle,
  signOut,
};
