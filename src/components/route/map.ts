/** The drawn map gives its place to the live one. */
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

/** Copies the link of the ride and says so; where that is refused, shows the link to copy by hand. */
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
