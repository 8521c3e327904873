import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';

/** Shortens make and model, but never the year. */
export const CutTitle = ({ bike }: Pick<Inquiry, 'bike'>) => (
  <span className="flex gap-x-1">
    <span className="cut">{`${bike.make} ${bike.model}`}</span> <span className="shrink-0">{bike.year}</span>
  </span>
);
