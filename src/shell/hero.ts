import { runSlides } from './slides.ts';

runSlides();
