import type { VariantName } from '../../bodies/bodies.ts';
import { classic, cruiser, electricRoadster, street } from './roadsters.ts';
import { bigwheel, city, maxi, retro } from './scooters.ts';
import { adventure, dirt, fairing, touring } from './sportAndAdventure.ts';
import { cub, family, sporty } from './underbones.ts';
import type { DrawFrontView } from './wheelAndFork.ts';

/** How each silhouette is drawn from the front, standing on y = 0, centred on x = 0. */
export const FRONT_VIEWS: Record<VariantName, DrawFrontView> = {
  city,
  retro,
  bigwheel,
  maxi,
  family,
  sporty,
  cub,
  street,
  classic,
  fairing,
  cruiser,
  touring,
  adventure,
  dirt,
  'e-city': city,
  'e-retro': retro,
  'e-naked': electricRoadster,
};
