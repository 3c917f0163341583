import type { PortalRoute } from './route-types.ts';
import { staffPage } from './staff-page.ts';

const LIST = { fullHeight: true, topMenu: 'orderApproval' } as const;

/** VC-03: what practices ask a consultant, and what visitors say of the consultant's answers. */
export const consultantDeskRoutes: readonly PortalRoute[] = [
  {
    path: '/admin/order-approval/consultant-requests/*',
    title: 'consultantRequests',
    permission: 'consultantRequests:edit',
    submenu: { of: 'orderApproval', entry: 'consultantRequests' },
    shell: LIST,
    page: staffPage(() => import('#resources/consultant-requests/ConsultantRequests.tsx'), 'admin'),
  },
  {
    path: '/admin/order-approval/consultant-ratings/*',
    title: 'consultantRatings',
    permission: 'consultantRatings:list',
    submenu: { of: 'orderApproval', entry: 'consultantRatings' },
    shell: LIST,
    page: staffPage(() => import('#resources/consultant-ratings/ConsultantRatings.tsx'), 'admin'),
  },
];
