import { seenAs } from './lookAlikes.ts';
import { webAddresses } from './webAddress.ts';

/** Hosts that are no sign of fraud: maps, videos, messengers, makers, authorities. */
const familiar = [
  ...['google.com', 'goo.gl', 'youtube.com', 'youtu.be', 'facebook.com', 'fb.com', 'm.me', 'zalo.me'],
  ...['messenger.com', 'wa.me', 'honda.com.vn', 'yamaha-motor.com.vn', 'csgt.vn', 'gov.vn'],
];

/** @example isFamiliarHost('maps.google.com') // => true */
export const isFamiliarHost = (host: string): boolean =>
  familiar.some((name) => host === name || host.endsWith(`.${name}`));

/** @example hostsIn('xem tại https://Xe-Re.vn/win nhé') // => ['xe-re.vn'] */
export const hostsIn = (text: string): string[] => [
  ...new Set(
    (seenAs(text).match(webAddresses) ?? []).map((address) =>
      address
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/[/?#:].*$/, '')
        .replace(/^www\./, ''),
    ),
  ),
];
