import type { ReactNode } from 'react';
import { Skeleton, SkeletonText } from '../../ui/Skeleton.tsx';

/** From this number of listings on, a wide window shows each on one line. */
export const compactFrom = 20;

/** The layout of the rows is in my-listings.astro. */
export const OwnList = ({ compact = false, children }: { compact?: boolean; children: ReactNode }) => (
  <ul className="own-list" data-compact={compact || undefined}>
    {children}
  </ul>
);

export const OwnRowSkeleton = () => (
  <li className="own-row">
    <Skeleton className="own-photo rounded-md" />
    <div className="own-facts">
      <SkeletonText lines={3} />
    </div>
  </li>
);
