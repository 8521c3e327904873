import { Skeleton } from '../../ui/Skeleton.tsx';

export const Waiting = () => <Skeleton className="h-72 rounded-lg" />;

export const Hint = ({ text }: { text: string }) => (
  <p className="rounded-lg border border-dashed border-line-strong p-4 text-center text-ink-soft">{text}</p>
);
