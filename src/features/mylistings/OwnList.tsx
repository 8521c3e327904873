import type { ReactNode } from 'react';
import { Skeleton, SkeletonText } from '../../ui/Skeleton.tsx';

/** From this many listings on, a wide window shows them as a compact table: one line each, in columns. */
export const compactFrom = 20;

/** Listings one below the other; how a row is laid out is in my-listings.astro. */
export const OwnList = ({ compact = false, children }: { compact?: boolean; children: ReactNode }) => (
  <ul className="own-list" data-compact={compact || undefined}>
    {children}
  </ul>
);

/** A row on its way, in its final shape. */
export const OwnRowSkeleton = () => (
  <li className="own-row">
    <Skeleton className="own-photo rounded-md" />
    <div className="own-facts">
      <SkeletonText lines={3} />
    </div>
  </li>
);
