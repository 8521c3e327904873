import { type Filters, isFiltered } from '../../domain/search/bikeFilter.ts';

/** Hides the static introduction (outside React) while a filter is set. */
export const foldIntro = (filters: Filters) => {
  for (const intro of document.querySelectorAll<HTMLElement>('[data-intro]'))
    intro.hidden = isFiltered(filters);
};

const headerHeight = 64;

/** Scrolls to the list's heading, unless it is in the screen's upper half. */
export const showHeading = () => {
  const heading = document.getElementById('rides');
  if (!heading) return;
  // Moving the focus closes an on-screen keyboard.
  if (document.activeElement?.matches(':read-write') && matchMedia('(pointer: coarse)').matches)
    heading.focus({ preventScroll: true });
  const { top } = heading.getBoundingClientRect();
  if (top < headerHeight || top > innerHeight / 2) heading.scrollIntoView();
};
