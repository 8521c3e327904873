import type { Look } from '../look.ts';

/** Where to look for a close-up: centre and half width, in millimetres. */
export type Focus = { x: number; y: number; half: number };

/** One machine in side view: rear axle above x = 0, the road at y = 0. */
export type SideView = {
  art: string;
  reach: readonly [rear: number, front: number];
  engine: Focus;
  wheel: Focus;
};

export type DrawSideView = (look: Look) => SideView;
