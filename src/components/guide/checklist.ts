/** Keeps the ticks of the checklist on this device, and prints the checklist alone. */
const key = 'vongxe.checklist';
const { dataset } = document.documentElement;
const boxes = [...document.querySelectorAll<HTMLInputElement>('.checks input')];

/** Where storage is blocked, the ticks last as long as the page. */
const quietly = (action: () => void) => {
  try {
    action();
  } catch {}
};
const keep = () =>
  quietly(() => localStorage.setItem(key, boxes.map(({ checked }) => Number(checked)).join('')));

quietly(() => {
  const kept = localStorage.getItem(key) ?? '';
  boxes.forEach((box, place) => {
    box.checked ||= kept[place] === '1';
  });
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

export {};
