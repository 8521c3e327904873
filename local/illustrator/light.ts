import { fade, mix } from './colour.ts';

export const LIGHT_NAMES = ['morning', 'noon', 'dusk', 'overcast'] as const;
export type LightName = (typeof LIGHT_NAMES)[number];

/** What an hour does to colours: the scenery takes all of it, the machine in front a part. */
export type Light = {
  name: LightName;
  sky: string;
  low: string;
  sun: string | null;
  scenery(hex: string): string;
  machine(hex: string): string;
  shadow: { colour: string; opacity: number };
};

type Recipe = {
  sky: string;
  low: string;
  sun: string | null;
  veil: string;
  share: number;
  grey: number;
  touch: number;
};

const RECIPES: Record<LightName, Recipe> = {
  morning: {
    sky: '#f3dcc0',
    low: '#fbeeda',
    sun: '#fff6e2',
    veil: '#f6d3ab',
    share: 0.2,
    grey: 0.05,
    touch: 0.05,
  },
  noon: { sky: '#bfdcdd', low: '#e7efe3', sun: null, veil: '#f7f1e1', share: 0.1, grey: 0.02, touch: 0 },
  dusk: {
    sky: '#d98f73',
    low: '#f0bd8c',
    sun: '#f9dfae',
    veil: '#5f4560',
    share: 0.36,
    grey: 0.08,
    touch: 0.12,
  },
  overcast: {
    sky: '#cfd3cf',
    low: '#e0e1da',
    sun: null,
    veil: '#c3c8c6',
    share: 0.26,
    grey: 0.4,
    touch: 0.07,
  },
};

export function lightOf(name: LightName): Light {
  const recipe = RECIPES[name];
  return {
    name,
    sky: recipe.sky,
    low: recipe.low,
    sun: recipe.sun,
    scenery: (hex) => mix(fade(hex, recipe.grey), recipe.veil, recipe.share),
    machine: (hex) => mix(fade(hex, recipe.grey * 0.25), recipe.veil, recipe.touch),
    shadow: { colour: name === 'dusk' ? '#1b1426' : '#1c1d22', opacity: name === 'overcast' ? 0.34 : 0.44 },
  };
}
