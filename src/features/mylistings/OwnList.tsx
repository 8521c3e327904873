import type { ReactNode } from 'react';
import { Skeleton, SkeletonText } from '../../ui/Skeleton.tsx';

/** Number of listings from which a wide window shows each on one line. */
export const compactFrom = 20;

/** List of own listings; my-listings.astro has the layout of its rows. */
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
