import type { ComponentType } from 'react';
import { addConsultantAreas } from '#providers/messages/consultant-areas.ts';
import { lazyPage } from '#src/errors/lazy-page.ts';
import { calculatorPages } from './calculators/pages.ts';
import { ConsultantHome } from './ConsultantHome.tsx';
import type { PageName } from './page-names.ts';

export interface ConsultantPage {
  /** Below the consultant's address; empty for its home. `:id` at its end stands for any one part. */
  path: string;
  name: PageName;
  /** The navigation and the home lead to it. */
  isEntry?: boolean;
  page: ComponentType;
}

addConsultantAreas();

/** The pages of the virtual consultant. What is not built yet has no row, and so no entry. */
export const consultantPages: readonly ConsultantPage[] = [
  { path: '', name: 'home', page: ConsultantHome },
  {
    path: 'ask',
    name: 'ask',
    isEntry: true,
    page: lazyPage(() => import('./conversation/ConversationPage.tsx'), 'ask'),
  },
  {
    path: 'calculators',
    name: 'calculators',
    isEntry: true,
    page: lazyPage(() => import('./calculators/CalculatorList.tsx')),
  },
  ...calculatorPages,
  {
    path: 'guide',
    name: 'guide',
    isEntry: true,
    page: lazyPage(() => import('./guide/GuidePage.tsx'), 'guide'),
  },
  {
    path: 'guide/:id',
    name: 'guide',
    page: lazyPage(() => import('./guide/PassagePage.tsx'), 'guide'),
  },
];
