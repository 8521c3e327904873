import { garage } from './garage.ts';
import { paddy } from './paddy.ts';
import { pass } from './pass.ts';
import { sea } from './sea.ts';
import type { SceneArtist } from './stage.ts';
import { street } from './street.ts';

export const SCENES = ['street', 'sea', 'pass', 'paddy', 'garage'] as const;
export type SceneName = (typeof SCENES)[number];

export const SCENE_ARTISTS: Record<SceneName, SceneArtist> = { street, sea, pass, paddy, garage };
