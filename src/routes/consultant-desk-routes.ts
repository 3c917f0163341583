import type { PortalRoute } from './route-types.ts';
import { staffPage } from './staff-page.ts';

const LIST = { fullHeight: true, topMenu: 'orderApproval' } as const;

/** VC-03: what practices ask a consultant, and what visitors say of the consultant's answers. */
export const consultantDeskRoutes: readonly PortalRoute[] = [
  {
    path: '/admin/order-approval/consultant-requests/*',
    permission: 'consultantRequests:edit',
    submenu: { of: 'orderApproval', label: { en: 'Consultant requests', es: 'Consultas' } },
    shell: LIST,
    page: staffPage(() => import('#resources/consultant-requests/ConsultantRequests.tsx'), 'admin'),
  },
  {
    path: '/admin/order-approval/consultant-ratings/*',
    permission: 'consultantRatings:list',
    submenu: { of: 'orderApproval', label: { en: 'Consultant ratings', es: 'Valoraciones' } },
    shell: LIST,
    page: staffPage(() => import('#resources/consultant-ratings/ConsultantRatings.tsx'), 'admin'),
  },
];
