import { startGallery } from './gallery.ts';
import { copyLink, loadMap } from './map.ts';

startGallery(document.querySelector<HTMLElement>('[data-gallery]'));
for (const button of document.querySelectorAll<HTMLElement>('[data-map]'))
  button.onclick = (event) => loadMap(event, button);
for (const button of document.querySelectorAll<HTMLElement>('[data-copy]'))
  button.onclick = () => copyLink(button);
