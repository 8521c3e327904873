import { seenAs } from './lookAlikes.ts';
import { webAddresses } from './webAddress.ts';

/** Hosts that people name among themselves: maps, films, and where they write to each other. */
const familiar = [
  ...['google.com', 'goo.gl', 'youtube.com', 'youtu.be', 'facebook.com', 'fb.com', 'm.me', 'zalo.me'],
  ...['messenger.com', 'wa.me', 'honda.com.vn', 'yamaha-motor.com.vn', 'csgt.vn', 'gov.vn'],
];

/** Is it one of the hosts that people name among themselves, or below one? @example isFamiliarHost('maps.google.com') // => true */
export const isFamiliarHost = (host: string): boolean =>
  familiar.some((known) => host === known || host.endsWith(`.${known}`));

/**
 * The hosts of the web addresses in a text, each once.
 * @example hostsIn('xem tại https://Xe-Re.vn/win nhé') // => ['xe-re.vn']
 */
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
