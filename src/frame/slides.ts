/** Milliseconds that a slide stays. */
export const slideTime = 4000;

/**
 * Lets the slides of a hero take turns: one every four seconds, round and round, back to the first when the
 * tab is seen again. Waits while somebody points at it, tabs into it, has paused it or asked for less motion.
 */
export const runSlides = (hero: HTMLElement) => {
  const slides = [...hero.querySelectorAll<HTMLElement>('[data-slide]')];
  const dots = [...hero.querySelectorAll<HTMLElement>('[data-to]')];
  const toggle = hero.querySelector<HTMLElement>('[data-toggle]');
  let current = 0;
  let paused = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let held = false;
  let timer: number | undefined;

  const show = (place: number) => {
    current = (place + slides.length) % slides.length;
    for (const [n, slide] of slides.entries()) slide.toggleAttribute('data-current', n === current);
    for (const [n, dot] of dots.entries()) dot.ariaCurrent = n === current ? 'true' : null;
  };
  const turn = () => {
    clearInterval(timer);
    hero.toggleAttribute('data-paused', paused);
    toggle?.setAttribute('aria-label', (paused ? toggle.dataset.play : toggle.dataset.pause) ?? '');
    if (!paused && !held) timer = window.setInterval(() => show(current + 1), slideTime);
  };
  const hold = (value: boolean) => () => {
    held = value;
    turn();
  };

  hero.addEventListener('mouseenter', hold(true));
  hero.addEventListener('mouseleave', hold(false));
  hero.addEventListener('focusin', hold(true));
  hero.addEventListener('focusout', hold(false));
  toggle?.addEventListener('click', () => {
    paused = !paused;
    turn();
  });
  for (const dot of dots)
    dot.addEventListener('click', () => {
      show(Number(dot.dataset.to));
      turn();
    });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    show(0);
    turn();
  });
  show(0);
  turn();
};
