import { idle } from './idle/idle.ts';

export const texts = {
  idle,
};
