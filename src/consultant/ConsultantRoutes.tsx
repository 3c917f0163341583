import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Consultant } from './Consultant.tsx';
import { PlaceContext, type Place } from './page/place.ts';

/** RT-05: the group of pages below the consultant's address, within the router. */
export default function ConsultantRoutes() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const place = useMemo(
    (): Place => ({
      pathname,
      search,
      go: (to, { replace = false } = {}) =>
        void navigate(to, { replace, preventScrollReset: replace }),
    }),
    [pathname, search, navigate],
  );
  return (
    <PlaceContext value={place}>
      <Consultant />
    </PlaceContext>
  );
}
