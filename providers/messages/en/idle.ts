import { idle } from './idle/idle.ts';

/** The texts of the two pop-ups before a session ends. */
export const texts = {
  idle,
};
