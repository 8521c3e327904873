import type { Model } from './models.ts';

type Fits = (model: Model, year: number) => boolean;

const isOneOf =
  (...names: readonly string[]): Fits =>
  ({ model }) =>
    names.includes(model);
const outsideCap = isOneOf('Grande', 'FreeGo', 'Lead 125', 'Attila Venus');
const carburettor = isOneOf(
  'Wave Alpha',
  'Wave Alpha 100',
  'Dream II',
  'Viva 115',
  'Elegant 50',
  'K-Pipe 50',
  'KLX 150',
  'W175',
);
const spokes = isOneOf('Wave Alpha', 'Wave Alpha 100', 'Dream II', 'Viva 115', 'Elegant 50');
const drums = isOneOf('Wave Alpha', 'Wave Alpha 100', 'Dream II', 'Elegant 50');
const hasKick: Fits = ({ drive }) => drive === 'underbone';
const isHonda: Fits = ({ make }) => make === 'Honda';
const isYamaha: Fits = ({ make }) => make === 'Yamaha';

/**
 * Features that only some models have from the factory, by name in both languages. All others fit any bike.
 */
const restricted: Record<string, Fits> = {
  'Smart Key': (model, year) => (isHonda(model, year) || isYamaha(model, year)) && year >= 2018,
  'Combined brakes (CBS)': isHonda,
  'Idling stop': (model, year) => (isHonda(model, year) || isYamaha(model, year)) && year >= 2014,
  'Fuel cap outside': outsideCap,
  'Nắp xăng ngoài': outsideCap,
  'Fuel injection': (model, year) => !carburettor(model, year),
  'Phun xăng điện tử': (model, year) => !carburettor(model, year),
  'Cast wheels': (model, year) => !spokes(model, year),
  'Vành đúc': (model, year) => !spokes(model, year),
  'Tubeless tyres': (model, year) => !spokes(model, year),
  'Lốp không săm': (model, year) => !spokes(model, year),
  'Front disc brake': (model, year) => !drums(model, year),
  'Phanh đĩa trước': (model, year) => !drums(model, year),
  'LED lights': (_, year) => year >= 2016,
  'Kick start': hasKick,
  'Cần đạp': hasKick,
};

/**
 * Returns whether a model can have a feature: a Wave Alpha has no fuel injection.
 * @example canHave('Fuel injection', waveAlpha, 2018) // => false
 */
export const canHave = (feature: string, model: Model, year: number): boolean =>
  restricted[feature]?.(model, year) ?? true;
