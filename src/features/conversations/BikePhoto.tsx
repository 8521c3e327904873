import { Bike } from 'lucide-react';
import type { CurrentBike } from './readBike.ts';

/** Main photo, or a drawn bike. Decorative. */
export const BikePhoto = ({ today }: { today: CurrentBike | null }) => (
  <span className="bike-photo grid place-items-center overflow-hidden rounded-md bg-sunken">
    {today && today.state !== 'gone' && today.photo ? (
      <img
        src={today.photo}
        alt=""
        loading="lazy"
        decoding="async"
        className={`size-full object-cover ${today.state === 'sold' ? 'opacity-70 grayscale' : ''}`}
      />
    ) : (
      <Bike size={24} strokeWidth={1.5} aria-hidden="true" className="text-ink-faint" />
    )}
  </span>
);
