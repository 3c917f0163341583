import type { ComponentType } from 'react';
import { addConsultantAreas } from '#providers/messages/consultant-areas.ts';
import { lazyPage } from '../page/lazy-page.ts';
import { calculatorPages } from './calculators/pages.ts';
import { ConsultantHome } from './ConsultantHome.tsx';
import type { PageName } from './page/page-names.ts';

export interface ConsultantPage {
  /** Below the consultant's address; empty for its home. `:id` at its end stands for any one part. */
  path: string;
  name: PageName;
  /** The navigation and the home lead to it. */
  isEntry?: boolean;
  page: ComponentType;
}

addConsultantAreas();

/** The pages of the virtual consultant. */
export const consultantPages: readonly ConsultantPage[] = [
  { path: '', name: 'home', page: ConsultantHome },
  {
    path: 'ask',
    name: 'ask',
    isEntry: true,
    page: lazyPage(() => import('./conversation/ConversationPage.tsx'), 'ask', 'ratings'),
  },
  {
    path: 'fitting',
    name: 'fitting',
    isEntry: true,
    page: lazyPage(() => import('./fitting/FittingPage.tsx'), 'fitting'),
  },
  {
    path: 'calculators',
    name: 'calculators',
    isEntry: true,
    page: lazyPage(() => import('./calculators/CalculatorList.tsx')),
  },
  {
    path: 'fitting/order',
    name: 'fittingOrder',
    page: lazyPage(() => import('./fitting-order/OrderGate.tsx'), 'fittingGate'),
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
  {
    path: 'contact',
    name: 'contact',
    isEntry: true,
    page: lazyPage(() => import('./contact/ContactPage.tsx'), 'contact'),
  },
];
