/** What a line of an address has in one cell. */
export interface CityLine {
  city: string;
  state: string;
  zip: string;
}

/** `Portland, OR 97201`, `Toronto ON M5V 3L9`: the last words are the code, and before it the state. */
const LINE =
  /^(?<city>.+?),?\s+(?<state>[A-Za-z]{2}),?\s+(?<zip>\d{5}(?:-\d{4})?|[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d)$/u;
/** With a comma behind the city, a state may have several words. */
const WITH_COMMA =
  /^(?<city>[^,]+),\s*(?<state>[A-Za-z][A-Za-z. ]*?),?\s+(?<zip>\d{5}(?:-\d{4})?|[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d)$/u;

/**
 * AD-18: reads city, state and ZIP code in one, as bookkeeping systems write the last line of an address; null for another
 * text.
 */
export function readCityLine(text: string): CityLine | null {
  const { groups } = WITH_COMMA.exec(text.trim()) ?? LINE.exec(text.trim()) ?? {};
  const { city, state, zip } = groups ?? {};
  return city && state && zip ? { city: city.trim(), state: state.trim(), zip } : null;
}
