/** Presses a control of a sandbox. Throws with its answer when it refuses. */
export async function pressControl(
  origin: string,
  path: string,
  fields: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const body = new URLSearchParams(fields);
  const answer = await fetch(`${origin}/control/${path}`, { method: 'POST', body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${text}`);
  return JSON.parse(text) as Record<string, unknown>;
}

export const CARD_FIELDS = { method: 'card', expiry: '12/40', cvc: '123', name: 'Pat Practice' };
export const BANK_FIELDS = { method: 'bank', routing: '110000000', holder: 'Practice Inc.' };

/** What the page answered to a form. */
export interface PageAnswer {
  status: number;
  /** Where it sends the browser on to. */
  location: string | null;
  html: string;
}

/** Sends a form of the hosted page, as a browser does. Redirects are not followed. */
export async function sendForm(url: string, fields: Record<string, string>): Promise<PageAnswer> {
  const body = new URLSearchParams(fields);
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  const location = answer.headers.get('location');
  return {
    status: answer.status,
    location: location === null ? null : new URL(location, url).href,
    html: await answer.text(),
  };
}

export const payByCard = (url: string, number: string) => sendForm(url, { ...CARD_FIELDS, number });
export const payByBank = (url: string, account: string) =>
  sendForm(url, { ...BANK_FIELDS, account });

/** Answers the step that the page of a card led to. */
export async function answerStep(
  page: PageAnswer,
  answer: 'approve' | 'refuse',
): Promise<PageAnswer> {
  return sendForm(page.location ?? '', { answer });
}
