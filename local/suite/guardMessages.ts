import type { Suite } from './suite.ts';

/** What the guard is told to start and to keep running. */
export interface GuardOrder {
  /** firebase-tools, or what stands for it in a test. */
  program: string;
  suite: Suite;
  config: string;
  only: string[];
}

/** What the guard tells: the first time that all emulators answer, and each time that it has started them again. */
export type GuardMessage =
  | { kind: 'ready' }
  /** `savedAt` in milliseconds since 1970; null when nothing had been saved. */
  | { kind: 'restarted'; savedAt: number | null };
