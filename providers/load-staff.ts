/** Loads the part of the data provider that only staff use (docs/architecture.md, the data provider). */
export const loadStaff = () => import('./data/staff/staff.ts');
