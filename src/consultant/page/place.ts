import { createContext, useContext } from 'react';

interface Go {
  /** Takes the place of the present entry of the browser's history. */
  replace?: boolean;
}

/**
 * Where a visitor is among the pages of the consultant. With the router behind it when somebody is signed in or came from
 * another page, and without for all others (decision 49).
 */
export interface Place {
  pathname: string;
  /** With its `?`; empty without values. */
  search: string;
  /** Goes to an address of the portal, with its query. */
  go: (to: string, how?: Go) => void;
}

export const PlaceContext = createContext<Place | null>(null);

export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('PlaceContext is missing');
  return place;
}
