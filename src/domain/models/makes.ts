/** Makes in the order of the form and the filter. */
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

/** Another make, typed by the seller (D18). */
export const otherMake = 'Other';
