import type { BikeKind } from '../listings/factQuestions.ts';

/** Bikes that a point of the inspection is for. */
export const bikeKinds = ['all', 'petrol', 'electric', 'scooter', 'gears'] as const;
export type PointKind = (typeof bikeKinds)[number];

/**
 * Unknown values exclude nothing.
 * @example isFor('scooter', { fuel: 'gasoline', transmission: 'manual' }) // => false
 */
export const isFor = (only: PointKind, { fuel, transmission }: BikeKind): boolean => {
  const isElectric = fuel === 'electric';
  if (only === 'all') return true;
  if (only === 'electric') return isElectric || fuel === '';
  if (isElectric) return false;
  if (only === 'petrol' || transmission === '') return true;
  return (transmission === 'automatic') === (only === 'scooter');
};
