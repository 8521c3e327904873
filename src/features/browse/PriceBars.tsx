type Props = {
  counts: readonly number[];
};

/** Histogram of prices that pass the other filters. Decorative. */
export const PriceBars = ({ counts }: Props) => {
  const max = Math.max(1, ...counts);
  return (
    <div aria-hidden="true" className="-mb-4 flex h-8 items-end gap-px">
      {counts.map((count, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by its position.
          key={index}
          className="flex-1 rounded-t-xs bg-line-strong/60"
          // Keeps small bars visible.
          style={{ height: `${count === 0 ? 0 : 12 + (88 * count) / max}%` }}
        />
      ))}
    </div>
  );
};
