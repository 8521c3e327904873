import { turnOf } from './swipe.ts';

/** Maximum movement of a tap, in pixels. */
const maxTapMove = 6;

/** Preloads the photos at these indexes, modulo the number of photos. */
const fetchPhotos = (photos: readonly HTMLAnchorElement[], indexes: readonly number[]) => {
  for (const index of indexes) {
    const photo = photos.at(index % photos.length);
    const image = photo?.querySelector('img');
    if (!photo || !image) continue;
    photo.dataset.near = '';
    image.loading = 'eager';
  }
};

/** Scrolls a row with the finger. `onRelease` receives the distance in pixels. */
const followFinger = (row: HTMLElement, onRelease: (moved: number) => void) => {
  // Listens on the parent, because a swipe may begin on an arrow button.
  const stage = row.parentElement ?? row;
  let from: { x: number; left: number } | null = null;
  let moved = 0;
  stage.addEventListener('pointerdown', ({ pointerType, clientX, isPrimary }) => {
    moved = 0;
    if (pointerType !== 'mouse' && isPrimary) from = { x: clientX, left: row.scrollLeft };
  });
  stage.addEventListener('pointermove', ({ clientX, isPrimary }) => {
    if (!from || !isPrimary) return;
    moved = clientX - from.x;
    row.scrollLeft = from.left - moved;
  });
  const release = () => {
    if (!from) return;
    from = null;
    onRelease(moved);
  };
  for (const end of ['pointerup', 'pointercancel'] as const) stage.addEventListener(end, release);
  stage.addEventListener(
    'click',
    (event) => {
      // Ignores the click at the end of a swipe, but not clicks by key, which have detail 0.
      if (event.detail === 0 || Math.abs(moved) < maxTapMove) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
};

/**
 * Loads the thumbnails and the second photo only after the first photo, the page's largest contentful paint.
 */
const fetchAfterFirst = (gallery: HTMLElement, photos: readonly HTMLAnchorElement[]) => {
  const first = photos[0]?.querySelector('img');
  const fetchMore = () => {
    gallery.dataset.more = '';
    fetchPhotos(photos, [1]);
  };
  if (!first || first.complete) fetchMore();
  else for (const end of ['load', 'error']) first.addEventListener(end, fetchMore, { once: true });
};

/** Makes a gallery move by finger, key and button. Loads adjacent photos, and opens the viewer. */
export const startGallery = (gallery: HTMLElement) => {
  const row = gallery.querySelector<HTMLElement>('[data-row]');
  const counter = gallery.querySelector<HTMLElement>('[data-counter]');
  const photos = [...gallery.querySelectorAll<HTMLAnchorElement>('[data-photo]')];
  const thumbnails = [...gallery.querySelectorAll<HTMLAnchorElement>('[data-to]')];
  if (!row || photos.length === 0) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let current = 0;

  const fetchNeighbours = () => fetchPhotos(photos, [current, current + 1, current - 1]);
  const mark = () => {
    if (counter) counter.textContent = `${current + 1} / ${photos.length}`;
    for (const link of thumbnails) link.ariaCurrent = Number(link.dataset.to) === current ? 'true' : null;
    for (const [index, photo] of photos.entries()) photo.tabIndex = index === current ? 0 : -1;
  };
  const show = (index: number, behavior: ScrollBehavior = still ? 'instant' : 'smooth') => {
    current = (index + photos.length) % photos.length;
    row.scrollTo({ left: current * row.clientWidth, behavior });
    mark();
    fetchNeighbours();
  };
  const enlarge = async (index: number) => {
    try {
      const { openViewer } = await import('./viewer.ts');
      openViewer(photos, index, gallery.dataset, (shown) => show(shown, 'instant'));
    } catch {
      // Opens the photo itself if the viewer failed to load.
      location.assign(photos[index]?.href ?? '');
    }
  };

  followFinger(row, (moved) => {
    const next = current + turnOf(moved);
    show(Math.min(Math.max(next, 0), photos.length - 1));
  });
  for (const [index, photo] of photos.entries())
    photo.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void enlarge(index);
    });
  for (const link of thumbnails)
    link.addEventListener('click', (event) => {
      event.preventDefault();
      const index = Number(link.dataset.to);
      if ('enlarge' in link.dataset) void enlarge(index);
      else show(index);
    });
  for (const button of gallery.querySelectorAll<HTMLElement>('[data-turn]'))
    button.addEventListener('click', () => show(current + Number(button.dataset.turn)));
  gallery.querySelector('[data-enlarge-now]')?.addEventListener('click', () => void enlarge(current));
  row.addEventListener('keydown', (event) => {
    const turn = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (turn === undefined) return;
    event.preventDefault();
    show(current + turn);
    photos[current]?.focus({ preventScroll: true });
  });
  addEventListener('resize', () => show(current, 'instant'));
  // Loads only the next photo before the first interaction.
  for (const sign of ['pointerover', 'focusin'])
    gallery.addEventListener(sign, fetchNeighbours, { once: true, passive: true });
  fetchPhotos(photos, [0]);
  fetchAfterFirst(gallery, photos);
  gallery.dataset.live = '';
  mark();
};
