/** An RMA number that was scanned while no field had the focus. */
const SCANNED = 'portal:scanned-return';

/** Offers a scanned number to the page that is open. Returns whether the page has taken it. */
export function offerScannedReturn(number: string): boolean {
  const event = new CustomEvent(SCANNED, { detail: number, cancelable: true });
  return !document.dispatchEvent(event);
}

/** Takes the numbers that are scanned from now on. Returns what ends that. */
export function takeScannedReturns(take: (number: string) => void): () => void {
  const listen = (event: Event) => {
    if (!(event instanceof CustomEvent) || typeof event.detail !== 'string') return;
    event.preventDefault();
    take(event.detail);
  };
  document.addEventListener(SCANNED, listen);
  return () => document.removeEventListener(SCANNED, listen);
}
