import { everything, type Landing } from '../../domain/market/landing.ts';
import { familyOf, makeNamed } from '../../domain/models/modelFamily.ts';

type Named = { landing: Landing; model: string | null };

/**
 * Returns the landing pages of a make and model, wider first; none for an unlisted make.
 * @example landingsFor({ make: 'Honda', model: 'Airblade 125' }).map(({ model }) => model) // => [null, 'Air Blade']
 */
export const landingsFor = (bike: { make: string; model: string }): Named[] => {
  const make = makeNamed(bike.make);
  if (!make) return [];
  const family = familyOf(bike.model);
  return [
    { landing: { ...everything, make }, model: null },
    ...(family ? [{ landing: { ...everything, make, model: family.slug }, model: family.name }] : []),
  ];
};
