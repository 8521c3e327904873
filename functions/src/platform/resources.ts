import type { GlobalOptions } from 'firebase-functions/options';
import { settings } from '../../../src/settings.ts';

/** Resources of a function that differ from the common ones: docs/operating.md. */
type Resources = {
  memory?: '512MiB' | '1GiB' | '2GiB' | '4GiB';
  /** Number of processors; concurrency needs at least 1. */
  cpu?: number;
  minInstances?: number;
  maxInstances?: number;
  concurrency?: number;
};

/** A started instance uses 85 to 125 MB. */
export const common = {
  memory: '512MiB',
  cpu: 1,
  maxInstances: 20,
  concurrency: 80,
} as const satisfies GlobalOptions;

const few = { maxInstances: 5 };

export const resources = {
  // firebase-tools cannot pin functions with warm instances to a release: local/build/hostingConfig.ts.
  pages: { minInstances: settings.minInstances },
  photos: { concurrency: 80 },
  // Photos are decoded one at a time. Up to three others wait in memory, with up to 10 MB each.
  onPhotoUploaded: { memory: '2GiB' as const, concurrency: 4 },
  // Repeats the work of onPhotoUploaded, so it needs the same memory.
  reconcile: { memory: '2GiB' as const, maxInstances: 1 },
  health: { maxInstances: 1 },
  // These functions limit requests per instance: more instances would raise the limit.
  count: few,
  view: few,
  logEntry: few,
  unsubscribe: few,
  stillForSale: few,
} satisfies Record<string, Resources>;

export const warmFunctions = (of: Record<string, Resources> = resources): string[] =>
  Object.entries(of).flatMap(([name, { minInstances = 0 }]) => (minInstances > 0 ? [name] : []));
