import type { VariantName } from '../bodies/bodies.ts';
import type { Face } from './faces/lower.ts';
import { classic, cruiserFace, electricRoadster, street } from './faces/roadsters.ts';
import { bigwheel, city, maxi, retro } from './faces/scooters.ts';
import { adventureFace, dirtFace, fairing, touringFace } from './faces/travellers.ts';
import { cub, family, sporty } from './faces/underbones.ts';

/** The face of each silhouette, standing on y = 0, centred on x = 0. */
export const FACES: Record<VariantName, Face> = {
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
  cruiser: cruiserFace,
  touring: touringFace,
  adventure: adventureFace,
  dirt: dirtFace,
  'e-city': city,
  'e-retro': retro,
  'e-naked': electricRoadster,
};
