type Props = {
  /** How many bikes there are at which price, a bar each. */
  counts: readonly number[];
};

/** How many bikes the other filters leave at which price, above the slider's track. For the eye alone. */
export const PriceBars = ({ counts }: Props) => {
  const most = Math.max(1, ...counts);
  return (
    <div aria-hidden="true" className="-mb-4 flex h-8 items-end gap-px">
      {counts.map((count, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
          key={place}
          className="flex-1 rounded-t-xs bg-line-strong/60"
          // Few bikes are still seen beside many.
          style={{ height: `${count === 0 ? 0 : 12 + (88 * count) / most}%` }}
        />
      ))}
    </div>
  );
};
