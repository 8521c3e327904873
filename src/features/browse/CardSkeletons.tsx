import { Skeleton } from '../../ui/Skeleton.tsx';

export const CardSkeletons = ({ count }: { count: number }) =>
  [...Array(count).keys()].map((key) => (
    <li key={key} aria-hidden="true" data-skeleton="">
      <Skeleton className="aspect-4/3 w-full rounded-lg" />
      <Skeleton className="mt-2 h-7 w-3/5" />
      <Skeleton className="mt-1 h-5 w-2/5" />
      <Skeleton className="mt-1 h-5 w-4/5" />
      <Skeleton className="mt-1 h-5 w-full" />
    </li>
  ));
