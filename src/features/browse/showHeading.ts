import { type Filters, isFiltered } from '../../domain/search/bikeFilter.ts';

/** Hides the launch line, the quick links and the slides while a filter is set. They are the page's own, not React's. */
export const foldIntro = (filters: Filters) => {
  for (const intro of document.querySelectorAll<HTMLElement>('[data-intro]'))
    intro.hidden = isFiltered(filters);
};

/** The height of the bar that stays at the top of the window. */
const bar = 64;

/** Brings the heading of the list into view, unless it stands in the upper half of the window already. */
export const showHeading = () => {
  const heading = document.getElementById('rides');
  if (!heading) return;
  // A keyboard on the screen, which goes with the focus, would lie on the bikes.
  if (document.activeElement?.matches(':read-write') && matchMedia('(pointer: coarse)').matches)
    heading.focus({ preventScroll: true });
  const { top } = heading.getBoundingClientRect();
  if (top < bar || top > innerHeight / 2) heading.scrollIntoView();
};
