export const slideTime = 4000;

/**
 * Rotates the hero's slides. Stops on hover, focus or the pause button, and with reduced motion. React may
 * replace the slides (decision 89), so events are handled on the document.
 */
export const runSlides = () => {
  const hero = () => document.querySelector<HTMLElement>('[data-hero]');
  let current = 0;
  let paused = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const held = { pointer: false, focus: false };
  let timer: number | undefined;

  const show = (index: number) => {
    const slides = hero()?.querySelectorAll('[data-slide]') ?? [];
    current = (index + slides.length) % slides.length;
    for (const [n, slide] of slides.entries()) slide.toggleAttribute('data-current', n === current);
    for (const [n, dot] of hero()?.querySelectorAll('[data-to]').entries() ?? [])
      dot.ariaCurrent = n === current ? 'true' : null;
  };
  const turn = () => {
    clearInterval(timer);
    hero()?.toggleAttribute('data-paused', paused);
    const toggle = hero()?.querySelector<HTMLElement>('[data-toggle]');
    toggle?.setAttribute('aria-label', (paused ? toggle.dataset.play : toggle.dataset.pause) ?? '');
    if (!paused && !held.pointer && !held.focus)
      timer = window.setInterval(() => show(current + 1), slideTime);
  };
  const hold = (by: keyof typeof held, isHeld: boolean) => {
    if (held[by] === isHeld) return;
    held[by] = isHeld;
    turn();
  };
  const isInside = ({ target }: Event) => target instanceof Element && target.closest('[data-hero]') !== null;
  const press = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('.dot, [data-toggle]');
    if (!button) return;
    if (button.dataset.to) show(Number(button.dataset.to));
    else paused = !paused;
    turn();
  };

  document.addEventListener('mouseover', (event) => hold('pointer', isInside(event)));
  document.addEventListener('focusin', (event) => hold('focus', isInside(event)));
  document.addEventListener('focusout', () => hold('focus', false));
  document.addEventListener('click', press);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    show(0);
    turn();
  });
  show(0);
  turn();
};
