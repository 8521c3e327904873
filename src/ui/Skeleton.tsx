import { classes } from './classes.ts';

/**
 * Placeholder for loading content, in the same size to avoid layout shift.
 * @example <Skeleton className="aspect-4/3 w-full" />
 */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={classes('block animate-pulse rounded-md bg-line', className)} />
);

export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <span aria-hidden="true" className="block space-y-2.5 py-1">
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place.
      <Skeleton key={line} className="h-3.5 last:not-first:w-3/5" />
    ))}
  </span>
);
