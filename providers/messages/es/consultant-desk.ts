import { consultantDesk } from './admin/consultant-desk.ts';

/** The texts of the lab's side of the virtual consultant. */
export const texts = { consultantDesk };
