import { describe, expect, it } from 'vitest';
import { trackingLink } from '#server/ordering/emails/tracking-link.ts';

describe('the carrier’s page of a package', () => {
  it.each([
    ['UPS', 'https://www.ups.com/track?tracknum=1Z9'],
    ['ups ground', 'https://www.ups.com/track?tracknum=1Z9'],
    ['Fed Ex 2Day', 'https://www.fedex.com/fedextrack/?trknbr=1Z9'],
    ['U.S.P.S.', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=1Z9'],
    ['DHL Express', 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=1Z9'],
  ])('EM-04 of %s is %s', (carrier, link) => {
    expect(trackingLink(carrier, ' 1Z 9 ')).toBe(link);
  });

  it.each([
    ['Estafeta', '123'],
    ['', '123'],
    ['UPS', '  '],
    ['Groups Inc', '123'],
  ])('EM-04 is not made up for %s with the number %s', (carrier, number) => {
    expect(trackingLink(carrier, number)).toBeNull();
  });

  it('SE-05 takes a number as text, whatever it contains', () => {
    expect(trackingLink('UPS', '1&x=<b>"#?')).toBe(
      'https://www.ups.com/track?tracknum=1%26x%3D%3Cb%3E%22%23%3F',
    );
  });
});
