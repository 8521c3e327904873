import { titleOf } from '../../../src/domain/listings/listing.ts';
import { holdsWebAddress } from '../../../src/domain/text/webAddress.ts';

type Bike = Parameters<typeof titleOf>[0];

/** Are a bike's make and model words of a seller that emails carry to others? An address in them is an advertisement. */
export const hasEmailableTitle = (bike: Bike): boolean => !holdsWebAddress(titleOf(bike));

/**
 * What emails call a bike: make and model are a seller's own words, and carry no address into anybody's mailbox.
 * @example emailTitle({ make: 'Yamaha', model: 'NVX xe-re.vn', year: 2020 }) // => 'Yamaha NVX 2020'
 */
export const emailTitle = (bike: Bike): string => {
  const words = titleOf(bike).split(/\s+/);
  const left = words.filter((word) => !holdsWebAddress(word)).join(' ');
  return holdsWebAddress(left) ? String(bike.year ?? '…') : left;
};

/**
 * Returns a bike's place for an email. Sellers may type their own, so one with a web address is left out.
 * @example emailPlace('Da Nang') // => 'Da Nang' @example emailPlace('xe-re.vn') // => ''
 */
export const emailPlace = (location: string): string => (holdsWebAddress(location) ? '' : location);
