import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;
const GROUPS_OF_A_PROVIDER = 3;
const OCTETS_OF_A_PROVIDER = 3;

/**
 * Returns the network whose tries are counted together: an IPv4 address, or the /64 network of an IPv6 address, because
 * one user has all addresses of such a network.
 */
export function networkOf(address: string): string {
  const ipv4 = ipv4Of(address);
  if (ipv4 !== null) return ipv4;
  return `${groupsOf(address, GROUPS_OF_A_NETWORK)}::/64`;
}

/**
 * Returns the wider network around it, of which one customer of a provider may have all addresses: the /24 of an IPv4
 * address, the /48 of an IPv6 address.
 */
export function widerNetworkOf(address: string): string {
  const ipv4 = ipv4Of(address);
  if (ipv4 === null) return `${groupsOf(address, GROUPS_OF_A_PROVIDER)}::/48`;
  return `${ipv4.split('.').slice(0, OCTETS_OF_A_PROVIDER).join('.')}.0/24`;
}

/** Returns the address unless it is one of IPv6; null for that. */
function ipv4Of(address: string): string | null {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? null : address;
}

/** Returns the first groups of an IPv6 address. */
function groupsOf(address: string, count: number): string {
  const [head = [], tail = []] = address
    .replace(/%.*$/, '')
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const missing = Math.max(0, GROUPS - head.length - tail.length);
  const groups = [...head, ...Array<string>(missing).fill('0'), ...tail];
  const network = groups.slice(0, count).map((group) => parseInt(group, 16));
  return network.map((group) => group.toString(16)).join(':');
}
