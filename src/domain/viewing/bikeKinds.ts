import type { BikeKind } from '../listings/factQuestions.ts';

/** Kinds of bikes to which a point of the inspection applies. */
export const bikeKinds = ['all', 'petrol', 'electric', 'scooter', 'gears'] as const;
export type PointKind = (typeof bikeKinds)[number];

/**
 * Does an inspection point apply to the bike? An unknown fuel or transmission excludes no point.
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
