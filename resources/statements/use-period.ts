import { useLocation, useNavigate } from 'react-admin';
import type { Period } from '#domain/money/statements/periods.ts';

/** Returns the period and the account that the address names, and sets the period. A day that it lacks the server chooses. */
export function useAddressPeriod() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const dayOf = (name: keyof Period) => query.get(name) ?? undefined;
  return {
    from: dayOf('from'),
    to: dayOf('to'),
    account: query.get('account'),
    setPeriod: ({ from, to }: Period) => {
      query.set('from', from);
      query.set('to', to);
      navigate(`${pathname}?${query.toString()}`);
    },
  };
}
