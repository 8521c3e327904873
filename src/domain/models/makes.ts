/** The makes that the form and the filter offer, in the order in which they are offered. */
export const makes = [
  'Honda',
  'Yamaha',
  'Suzuki',
  'Kawasaki',
  'Vespa',
  'Piaggio',
  'Kymco',
  'SYM',
  'Ducati',
  'BMW',
  'Triumph',
  'Harley-Davidson',
  'Royal Enfield',
  'Benelli',
  'KTM',
  'Aprilia',
  'Moto Guzzi',
  'Husqvarna',
  'CF Moto',
  'Zontes',
  'Brixton',
  'VinFast',
] as const;
export type Make = (typeof makes)[number];

/** Offered after the list: any other make, typed by the seller (D18). */
export const otherMake = 'Other';
