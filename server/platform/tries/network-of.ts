import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

/**
 * Returns the network whose tries are counted together: an IPv4 address, or the /64 network of an IPv6 address, because
 * one user has all addresses of such a network.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = [], tail = []] = address
    .replace(/%.*$/, '')
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const missing = Math.max(0, GROUPS - head.length - tail.length);
  const groups = [...head, ...Array<string>(missing).fill('0'), ...tail];
  const network = groups.slice(0, GROUPS_OF_A_NETWORK).map((group) => parseInt(group, 16));
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}
