import { idle } from './idle/idle.ts';
import { signOut } from './idle/sign-out.ts';

export const texts = {
  idle,
  signOut,
};
