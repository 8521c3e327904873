import type { Suite } from './suite.ts';

export interface GuardOrder {
  /** Path of firebase-tools, or of a test's stand-in. */
  program: string;
  suite: Suite;
  config: string;
  only: string[];
}

/** Message of the guard: after the first start of all emulators, and after each restart. */
export type GuardMessage =
  | { kind: 'ready' }
  /** `savedAt` in milliseconds since 1970; null without a save. */
  | { kind: 'restarted'; savedAt: number | null };
