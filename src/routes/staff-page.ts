import type { ComponentType, LazyExoticComponent } from 'react';
import { loadStaff } from '#providers/load-staff.ts';
import type { Area } from '#providers/messages/areas.ts';
import { lazyPage } from '../page/lazy-page.ts';
import type { Loader } from '../page/lazy-page.ts';

/** Loads with a page the staff's part of the data provider, so that a missing chunk of either counts as one. */
export function withStaff(load: Loader, staff: () => Promise<unknown> = loadStaff): Loader {
  return async () => {
    const [page] = await Promise.all([load(), staff()]);
    return page;
  };
}

/** Like `lazyPage`, for a page of staff. */
export function staffPage(load: Loader, ...areas: Area[]): LazyExoticComponent<ComponentType> {
  return lazyPage(withStaff(load), ...areas);
}
