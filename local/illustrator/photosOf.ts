import type { BikeSpec, ViewName } from './bikeSpec.ts';
import type { LightName } from './light.ts';
import { hash, seeded } from './random.ts';
import { SCENE_NAMES } from './scenes/scenes.ts';

/** Sellers take pictures in good light more often than not. */
const HOURS: readonly LightName[] = ['morning', 'noon', 'morning', 'noon', 'noon', 'dusk', 'overcast'];

export type Photographed = Required<Pick<BikeSpec, 'body' | 'colour' | 'mileage'>> &
  Pick<BikeSpec, 'variant'> & {
    make: string;
    model: string;
    /** Fixes the machine, the place and the hour. */
    id: string;
  };

/**
 * The photos of one bike, the cover first: the same machine in the same place and hour, seen from one side after the
 * other.
 * @param count from 1 to 7, as there are views
 */
export function photosOf({ make, model, id, ...bike }: Photographed, count: number): BikeSpec[] {
  const random = seeded(`listing/${id}`);
  // The first number is left out: it chose a colour once, and the demo's places and hours depend on those after it.
  random.next();
  const [scene, light] = [random.pick(SCENE_NAMES), random.pick(HOURS)];
  const cover: ViewName = random.chance(0.72) ? 'side' : 'side-left';
  const rest: ViewName[] = [
    'front',
    'rear',
    'detail-dashboard',
    cover === 'side' ? 'side-left' : 'side',
    'detail-engine',
    'detail-wheel',
  ];
  const views = [cover, ...rest].slice(0, Math.max(1, Math.min(7, count)));
  return views.map((view) => ({ ...bike, scene, light, seed: hash(`${id}/${make}/${model}`), view }));
}
