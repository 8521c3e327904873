import { localStore } from '../../browserStorage.ts';

// Stores the checklist's ticks on this device, and prints the checklist alone.

const key = 'vongxe.checklist';
const { dataset } = document.documentElement;
const boxes = [...document.querySelectorAll<HTMLInputElement>('.checks input')];

const keep = () => localStore.set(key, boxes.map(({ checked }) => Number(checked)).join(''));

const ticks = localStore.get(key) ?? '';
boxes.forEach((box, index) => {
  box.checked ||= ticks[index] === '1';
});
addEventListener('change', keep);

const clicked = (name: string, action: () => void) =>
  document.querySelector(`.checks-do [name=${name}]`)?.addEventListener('click', action);

clicked('print', () => {
  dataset.print = '';
  print();
});
clicked('clear', () => {
  for (const box of boxes) box.checked = false;
  keep();
});
addEventListener('afterprint', () => {
  delete dataset.print;
});
