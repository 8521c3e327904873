import type { Suite } from './suite.ts';

export interface GuardOrder {
  /** Path of firebase-tools, or of a test's stand-in. */
  program: string;
  suite: Suite;
  config: string;
  only: string[];
}

/** Messages of the guard: after the first start, and after each restart. */
export type GuardMessage =
  | { kind: 'ready' }
  /** `savedAt` in milliseconds since 1970; null without a save. */
  | { kind: 'restarted'; savedAt: number | null };
