export const loadMap = (event: Event, button: HTMLElement) => {
  event.preventDefault();
  const place = document.querySelector<HTMLElement>('[data-map-place]');
  if (!place) return;
  const frame = document.createElement('iframe');
  frame.src = button.dataset.map ?? '';
  frame.title = button.dataset.title ?? '';
  frame.allowFullscreen = true;
  frame.referrerPolicy = 'no-referrer-when-downgrade';
  place.replaceChildren(frame);
  button.remove();
  frame.focus();
};

/** Copies the tour's link and confirms it. If the browser refuses, shows the link for copying by hand. */
export const copyLink = async ({ dataset }: HTMLElement) => {
  const note = document.querySelector<HTMLElement>('[data-copy-says]');
  const { copy = '', done = '', failed = '' } = dataset;
  const say = (text: string) => {
    if (note) note.textContent = text;
  };
  try {
    await navigator.clipboard.writeText(copy);
    say(done);
  } catch {
    say(failed.replace('{link}', copy));
  }
};
