import { runSlides } from './slides.ts';

const hero = document.querySelector<HTMLElement>('[data-hero]');
if (hero) runSlides(hero);
