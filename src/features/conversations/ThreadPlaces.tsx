import { Skeleton } from '../../ui/Skeleton.tsx';

/** Placeholder for a loading thread. */
export const Waiting = () => <Skeleton className="h-72 rounded-lg" />;

/** Message in an empty pane. */
export const Hint = ({ text }: { text: string }) => (
  <p className="rounded-lg border border-dashed border-line-strong p-4 text-center text-ink-soft">{text}</p>
);
