import type { GlobalOptions } from 'firebase-functions/options';

/** What one function gets that others do not; docs/operating.md says when to change what. */
type Resources = {
  memory?: '512MiB' | '1GiB' | '2GiB' | '4GiB';
  /** Whole processors; 1 is the least that answers several requests at once. */
  cpu?: number;
  minInstances?: number;
  maxInstances?: number;
  /** Requests that an instance answers at once. */
  concurrency?: number;
};

/** A started function holds 85 to 125 MB before it does anything, and answers up to 80 requests at once. */
export const common = {
  memory: '512MiB',
  cpu: 1,
  maxInstances: 20,
  concurrency: 80,
} as const satisfies GlobalOptions;

const few = { maxInstances: 5 };

/** The settings of single functions, by their names. All the others have the common ones. */
export const resources = {
  // 1 keeps an instance warm. Releases are not pinned to it then: local/build/hostingConfig.ts.
  pages: { minInstances: 0 },
  photos: { concurrency: 80 },
  // Photos are decoded one at a time, the others wait as files of 10 MB. `npm run bench -- photos` fails above 80 % of the memory.
  onPhotoUploaded: { memory: '2GiB' as const, concurrency: 4 },
  // As much memory as onPhotoUploaded has, whose work it may have to do.
  reconcile: { memory: '2GiB' as const, maxInstances: 1 },
  health: { maxInstances: 1 },
  // These keep limits in memory, each instance its own.
  count: few,
  view: few,
  logEntry: few,
  unsubscribe: few,
  stillForSale: few,
} satisfies Record<string, Resources>;

/** Functions of which an instance is always warm. */
export const warmFunctions = (of: Record<string, Resources> = resources): string[] =>
  Object.entries(of).flatMap(([name, { minInstances = 0 }]) => (minInstances > 0 ? [name] : []));
