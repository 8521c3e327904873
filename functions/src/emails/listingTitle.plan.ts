import { titleOf } from '../../../src/domain/listings/listing.ts';
import { holdsWebAddress } from '../../../src/domain/text/webAddress.ts';

type Bike = Parameters<typeof titleOf>[0];

/** Are a bike's make and model words of a seller that emails carry to others? An address in them is an advertisement. */
export const hasEmailableTitle = (bike: Bike): boolean => !holdsWebAddress(titleOf(bike));

/**
 * What emails call a bike: make and model are a seller's own words, and carry no address into anybody's mailbox.
 * @example mailTitle({ make: 'Yamaha', model: 'NVX xe-re.vn', year: 2020 }) // => 'Yamaha NVX 2020'
 */
export const emailTitle = (bike: Bike): string => {
  const title = titleOf(bike);
  if (!holdsWebAddress(title)) return title;
  const words = title.split(/\s+/).filter((word) => !holdsWebAddress(word));
  const left = words.join(' ');
  return holdsWebAddress(left) ? String(bike.year ?? '…') : left;
};
