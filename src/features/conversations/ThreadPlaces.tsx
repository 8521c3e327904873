import { Skeleton } from '../../ui/Skeleton.tsx';

/** A thread on its way. */
export const Waiting = () => <Skeleton className="h-72 rounded-lg" />;

/** What stands in the place of a thread. */
export const Hint = ({ text }: { text: string }) => (
  <p className="rounded-lg border border-dashed border-line-strong p-4 text-center text-ink-soft">{text}</p>
);
