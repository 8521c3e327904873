import type { Random } from '../random.ts';
import { adventure } from './adventure.ts';
import { cityElectric, cityScooter } from './cityScooter.ts';
import { classicNaked } from './classicNaked.ts';
import { cruiser } from './cruiser.ts';
import { cubUnderbone } from './cub.ts';
import { dirtBike } from './dirt.ts';
import { electricNaked } from './electricNaked.ts';
import { retroElectric, retroScooter } from './retroScooter.ts';
import type { DrawSideView } from './sideView.ts';
import { sportBike } from './sport.ts';
import { streetNaked } from './streetNaked.ts';
import { bigWheelScooter, maxiScooter } from './tallScooter.ts';
import { touring } from './touring.ts';
import { familyUnderbone, sportUnderbone } from './underbone.ts';

/** Every silhouette, under the body it belongs to. The first of each is the commonest on the road. */
export const BODIES = {
  scooter: { city: cityScooter, retro: retroScooter, bigwheel: bigWheelScooter, maxi: maxiScooter },
  underbone: { family: familyUnderbone, sporty: sportUnderbone, cub: cubUnderbone },
  naked: { street: streetNaked, classic: classicNaked },
  sport: { fairing: sportBike },
  cruiser: { cruiser },
  touring: { touring },
  adventure: { adventure },
  dirt: { dirt: dirtBike },
  electric: { 'e-city': cityElectric, 'e-retro': retroElectric, 'e-naked': electricNaked },
} as const satisfies Record<string, Record<string, DrawSideView>>;

export type BodyName = keyof typeof BODIES;
export type VariantName = { [Body in BodyName]: keyof (typeof BODIES)[Body] }[BodyName];
export const BODY_NAMES = Object.keys(BODIES) as BodyName[];

/** The named silhouette of a body, or one chosen by the generator. */
export function variantOf(body: BodyName, wanted: VariantName | undefined, random: Random): VariantName {
  const names = Object.keys(BODIES[body]) as VariantName[];
  const drawn = random.pick(names);
  return wanted && names.includes(wanted) ? wanted : drawn;
}

export const sideViewOf = (body: BodyName, variant: VariantName): DrawSideView =>
  (BODIES[body] as Record<VariantName, DrawSideView>)[variant];
