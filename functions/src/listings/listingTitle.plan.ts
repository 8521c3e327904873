import { titleOf } from '../../../src/domain/listings/listing.ts';
import { holdsWebAddress } from '../../../src/domain/text/webAddress.ts';

type Bike = Parameters<typeof titleOf>[0];

/** Returns false if make or model contain a web address, which is advertising. */
export const hasEmailableTitle = (bike: Bike): boolean => !holdsWebAddress(titleOf(bike));

/**
 * Returns a bike's title for emails, without web addresses: make and model are user input.
 * @example emailTitle({ make: 'Yamaha', model: 'NVX xe-re.vn', year: 2020 }) // => 'Yamaha NVX 2020'
 */
export const emailTitle = (bike: Bike): string => {
  const words = titleOf(bike).split(/\s+/);
  const left = words.filter((word) => !holdsWebAddress(word)).join(' ');
  return holdsWebAddress(left) ? String(bike.year ?? '…') : left;
};

/**
 * Returns a bike's location for an email; '' if it contains a web address.
 * @example emailPlace('Da Nang') // => 'Da Nang'
 * @example emailPlace('xe-re.vn') // => ''
 */
export const emailPlace = (location: string): string => (holdsWebAddress(location) ? '' : location);
