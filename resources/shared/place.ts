interface Place {
  city: string;
  state: string;
  country: string;
}

/** Formats the location of a practice: "Springfield, IL, US". Unknown parts are left out. */
export function formatPlace({ city, state, country }: Place): string {
  return [city, state, country].filter(Boolean).join(', ');
}
