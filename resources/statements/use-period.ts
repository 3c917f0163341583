import { useLocation, useNavigate } from 'react-admin';
import type { Period } from '#domain/statements/periods.ts';

/** Returns the period that the address names, and sets it. A day that the address lacks is the server's to choose. */
export function useAddressPeriod() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const dayOf = (name: keyof Period) => query.get(name) ?? undefined;
  return {
    from: dayOf('from'),
    to: dayOf('to'),
    setPeriod: (period: Period) =>
      navigate(`${pathname}?${new URLSearchParams({ ...period }).toString()}`),
  };
}
