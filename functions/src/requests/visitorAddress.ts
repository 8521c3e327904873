import { BlockList, isIP } from 'node:net';
import { isLocal } from '../platform/environment.ts';
import { googleFrontEnds } from './googleFrontEnds.ts';

/** What is read of a request; Express' own `ip` is the entry that a visitor may have written. */
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

/** An IPv4 address that is written as an IPv6 one is itself. */
const plain = (text: string) => text.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/** Whoever has one IPv6 address has the 2⁶⁴ around it. */
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
 * Whom limits are counted for. Each proxy writes at the end of X-Forwarded-For whom it hears, so what a visitor wrote
 * there stays at the front: the last entry is of Google's own making. Behind Hosting it is Hosting, and the entry before
 * is the visitor whom Hosting heard; whoever passes Hosting by is the last entry there, too.
 * @param way how the site's own pages come here
 * @returns an IPv4 address or an IPv6 network; '' for what is neither, and all of these share one limit
 * @example visitorAddress({ headers: { 'x-forwarded-for': '1.1.1.1, 203.0.113.7' }, socket: {} }, 'direct') // => '203.0.113.7'
 */
export const visitorAddress = ({ headers, socket }: Arrival, way: 'direct' | 'hosting'): string => {
  const entries = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').map(plain);
  // Nothing stands before the emulators, and all browsers of a machine have one address: a test may say another.
  if (isLocal) return network(entries[0] || plain(socket.remoteAddress ?? ''));
  const last = entries.at(-1) ?? '';
  return network(way === 'hosting' && isFrontEnd(last) ? (entries.at(-2) ?? '') : last);
};
