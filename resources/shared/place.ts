interface Place {
  city: string;
  state: string;
  country: string;
}

/** Where a practice is, in a line: "Springfield, IL, US". What is not known is left out. */
export function formatPlace({ city, state, country }: Place): string {
  return [city, state, country].filter(Boolean).join(', ');
}
