import { foldAccents } from './fold.ts';
import type { Category, Fuel, Transmission } from './listing.ts';

/** Models by their gearbox; what a name begins with, accents off and without spaces. */
const models: readonly (readonly [Transmission, RegExp])[] = [
  [
    'semi-automatic',
    /^(?:wave|sirius|future|(?:super)?dream|blade|jupiter|axelo|viva|smash|best|(?:super)?cub|c(?:50|70|90|125)|angel|elegant|galaxy|taurus|finn|espero|rsx|neo)/,
  ],
  [
    'automatic',
    /^(?:vision|airblade|ab\d|lead|sh(?:mode|\d|vn|$)|vario|click|pcx|adv|nvx|grande|janus|latte|freego|nouvo|mio|luvias|cuxi|attila|elizabeth|shark|vespa|liberty|medley|primavera|sprint|gts|zip|fly|impulse|address|burgman|avenis|dylan|spacy|scoopy|beat|genio|lexi|nmax|xmax|tmax|aerox|forza|like|many|candy|xciting|downtown|feliz|klara|evo\d|theon|vento|ludo|impes|tempest|passing|husky)/,
  ],
  ['manual', /^(?:exciter|winner|raider|satria|sonic|win\d*$|minsk|r15|mt15|fz|cbr?\d|gn125|msx|monkey)/],
];

/**
 * How a bike can change gear: by its model where that is known; else a scooter in the sense of the form may be either
 * of two, an electric bike is automatic, and what is left has a clutch.
 * @example transmissionsOf({ model: 'Wave Alpha', category: 'scooter', fuel: 'gasoline' }) // => ['semi-automatic']
 */
export const transmissionsOf = ({
  model,
  category,
  fuel,
}: {
  model: string;
  category: Category;
  fuel: Fuel;
}): readonly Transmission[] => {
  if (fuel === 'electric' || category === 'electric') return ['automatic'];
  const name = foldAccents(model).replace(/[^a-z0-9]/g, '');
  const known = models.find(([, beginning]) => beginning.test(name));
  if (known) return [known[0]];
  return category === 'scooter' || category === 'moped' ? ['automatic', 'semi-automatic'] : ['manual'];
};
