import type { ReactNode } from 'react';
import { Skeleton, SkeletonText } from '../../ui/Skeleton.tsx';

/** One, two or three cards side by side. */
export const CardGrid = ({ children }: { children: ReactNode }) => (
  <ul className="grid grid-cols-1 gap-x-6 gap-y-9 md:grid-cols-2 lg:grid-cols-3">{children}</ul>
);

/** A card on its way, in its final shape. */
export const OwnCardSkeleton = () => (
  <li>
    <Skeleton className="aspect-4/3 w-full rounded-lg" />
    <div className="mt-3">
      <SkeletonText lines={4} />
    </div>
    <div className="mt-3 grid grid-cols-2 gap-2">
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  </li>
);
