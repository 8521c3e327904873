import { BlockList, isIP } from 'node:net';
import { isLocal } from '../platform/environment.ts';
import { googleFrontEnds } from './googleFrontEnds.ts';

/** Parts of a request that identify the visitor. Excludes Express' `ip`, which can be forged. */
export type Arrival = {
  headers: NodeJS.Dict<string | string[]>;
  socket: { remoteAddress?: string | undefined };
};

const own = new BlockList();
for (const range of googleFrontEnds) {
  const [network = '', bits] = range.split('/');
  own.addSubnet(network, Number(bits), isIP(network) === 6 ? 'ipv6' : 'ipv4');
}
const isFrontEnd = (address: string) => own.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Converts an IPv4-mapped IPv6 address to IPv4. */
const plain = (text: string) => text.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/** Returns an IPv4 address, or an IPv6 address's /64 network, which belongs to one visitor. */
const network = (address: string): string => {
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : '';
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname
    .slice(1, -1)
    .split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const left = groups(head);
  const right = groups(tail ?? '');
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
};

/**
 * Returns the address that rate limits apply to. Proxies append to X-Forwarded-For, so forged values come
 * first. The visitor's address is the last, or behind Hosting the last but one.
 * @param way whether pages call the function directly or through Hosting
 * @returns an IPv4 address or IPv6 network; '' if unreadable: all of these share one limit
 * @example visitorAddress({ headers: { 'x-forwarded-for': '1.1.1.1, 203.0.113.7' }, socket: {} }, 'direct') // => '203.0.113.7'
 */
export const visitorAddress = ({ headers, socket }: Arrival, way: 'direct' | 'hosting'): string => {
  const entries = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').map(plain);
  // The emulators have no proxy, so tests can set X-Forwarded-For.
  if (isLocal) return network(entries[0] || plain(socket.remoteAddress ?? ''));
  const last = entries.at(-1) ?? '';
  return network(way === 'hosting' && isFrontEnd(last) ? (entries.at(-2) ?? '') : last);
};
