/** Keeps the ticks of the checklist on this device, and prints the checklist alone. */
const key = 'vongxe.checklist';
const root = document.documentElement;
const boxes = [...document.querySelectorAll<HTMLInputElement>('.checks input')];

const keep = () => {
  try {
    localStorage.setItem(key, boxes.map(({ checked }) => Number(checked)).join(''));
  } catch {
    // Storage is blocked: the ticks last as long as the page.
  }
};

try {
  const kept = localStorage.getItem(key) ?? '';
  boxes.forEach((box, place) => {
    if (kept[place] === '1') box.checked = true;
  });
} catch {
  // As above.
}

for (const box of boxes) box.onchange = keep;
for (const button of document.querySelectorAll<HTMLButtonElement>('.checks-do button')) {
  button.onclick = () => {
    if (button.name === 'print') {
      root.dataset.print = '';
      print();
    } else {
      for (const box of boxes) box.checked = false;
      keep();
    }
  };
}
addEventListener('afterprint', () => {
  delete root.dataset.print;
});

export {};
