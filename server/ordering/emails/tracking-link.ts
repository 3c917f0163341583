interface Carrier {
  /** What its name starts with, as people type it: in lower case and without spaces and dots. */
  names: readonly string[];
  /** The address of its page, before the tracking number. */
  page: string;
}

/** The carriers whose page of a parcel is known. */
const CARRIERS: readonly Carrier[] = [
  { names: ['ups', 'unitedparcel'], page: 'https://www.ups.com/track?tracknum=' },
  { names: ['fedex', 'federalexpress'], page: 'https://www.fedex.com/fedextrack/?trknbr=' },
  {
    names: ['usps', 'uspost', 'unitedstatespost'],
    page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  },
  { names: ['dhl'], page: 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=' },
];

/** Returns the carrier's page of the parcel; null for a carrier that is not known, or without a tracking number. */
export function trackingLink(carrier: string, trackingNumber: string): string | null {
  const name = carrier.toLowerCase().replaceAll(/[\s.]+/g, '');
  const number = trackingNumber.replaceAll(/\s+/g, '');
  const known = CARRIERS.find(({ names }) => names.some((start) => name.startsWith(start)));
  return known && number ? known.page + encodeURIComponent(number) : null;
}
