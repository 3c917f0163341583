import { adminHome } from './admin/admin-home.ts';

/** The texts of the first page of staff, which needs none of their other pages'. */
export const texts = { adminHome };
