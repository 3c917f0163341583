import { nearestName } from '#domain/import/nearest.ts';

/** SE-05: where the links of templates may lead. */
export interface LinkRules {
  /** The portal's own address; undefined when it is not configured. */
  portalUrl: string | undefined;
  /** The hosts of the lab's settings. */
  linkHosts: readonly string[];
  /** The addresses of `mailto:`. */
  labAddresses: readonly string[];
  /** The number of `tel:`; blank without one. */
  labPhone: string;
}

/** The host is read from the address as it is written: one that needs decoding is none. */
const HTTPS = /^https:\/\/([a-z0-9.-]+(?::\d+)?)(?=[/?#]|$)[^\s\\]*$/i;

/** Returns what is wrong with an address that a template itself contains, and the nearest right one. */
export function wrongLink(
  address: string,
  rules: LinkRules,
): { message: string; nearest?: string } | null {
  const value = address.trim();
  const portal = rules.portalUrl === undefined ? null : new URL(rules.portalUrl);
  if (portal && (value === portal.origin || value.startsWith(`${portal.origin}/`))) return null;
  const [, host] = HTTPS.exec(value) ?? [];
  if (host !== undefined) return wrongHost(host.toLowerCase(), rules, portal?.host);
  if (value.startsWith('mailto:')) return wrongMail(value.slice('mailto:'.length), rules);
  if (value.startsWith('tel:')) return wrongPhone(value.slice('tel:'.length), rules);
  const message = `The link "${shortened(value)}" must begin with https://, or be one variable such as {{ orderLink }}`;
  return { message };
}

function wrongHost(
  host: string,
  { linkHosts }: LinkRules,
  portalHost: string | undefined,
): { message: string; nearest?: string } | null {
  const hosts = [...(portalHost === undefined ? [] : [portalHost]), ...linkHosts];
  if (hosts.includes(host)) return null;
  const nearest = nearestName(host, hosts);
  const instead = nearest
    ? `; did you mean ${nearest}?`
    : `. Allowed: ${hosts.join(', ') || 'none'}`;
  const message = `Links to ${shortened(host)} are not allowed${instead}`;
  return { message, ...(nearest && { nearest }) };
}

function wrongMail(
  address: string,
  { labAddresses }: LinkRules,
): { message: string; nearest?: string } | null {
  if (labAddresses.includes(address.toLowerCase())) return null;
  const nearest = nearestName(address, labAddresses);
  const known = labAddresses.join(', ') || 'none';
  const message = `mailto: leads to the lab's addresses of the settings only: ${known}`;
  return { message, ...(nearest && { nearest }) };
}

function wrongPhone(
  number: string,
  { labPhone }: LinkRules,
): { message: string; nearest?: string } | null {
  const own = labPhone.replaceAll(/[^\d+]/g, '');
  if (own !== '' && number.replaceAll(/[^\d+]/g, '') === own) return null;
  const message = `tel: leads to the lab's number only${own && `: ${own}`}`;
  return { message, ...(own && { nearest: `tel:${own}` }) };
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
