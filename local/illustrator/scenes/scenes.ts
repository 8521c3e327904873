import { garage } from './garage.ts';
import { paddy } from './paddy.ts';
import { pass } from './pass.ts';
import type { DrawScene } from './scene.ts';
import { sea } from './sea.ts';
import { street } from './street.ts';

export const SCENE_NAMES = ['street', 'sea', 'pass', 'paddy', 'garage'] as const;
export type SceneName = (typeof SCENE_NAMES)[number];

export const SCENES: Record<SceneName, DrawScene> = { street, sea, pass, paddy, garage };
