/** The shape of cards whose bikes are on the way. */
export const CardSkeletons = ({ count }: { count: number }) =>
  [...Array(count).keys()].map((place) => (
    <li key={place} aria-hidden="true" className="animate-pulse motion-reduce:animate-none">
      <div className="aspect-4/3 rounded-lg bg-line" />
      <div className="mt-3 h-6 w-2/5 rounded-sm bg-line" />
      <div className="mt-2 h-4 w-3/5 rounded-sm bg-line" />
      <div className="mt-3 h-5 w-4/5 rounded-sm bg-line" />
    </li>
  ));
