/**
 * Chooses the typeface before anything is painted. A first visit reads in the fallback, whose lines fall the same,
 * and fetches Be Vietnam Pro into the cache once somebody touches the page; every later page has it from there.
 * Nothing is fetched with data saver on, or where storage is closed.
 */
const key = 'fonts';
const weights = [400, 600, 700];
/** Each face with one letter of each of its files. */
const faces = { 'Be Vietnam Pro': 'aệ', 'BVP Figures': '0' };

const fetchFaces = async () => {
  try {
    const fetches = Object.entries(faces).flatMap(([face, letters]) =>
      weights.map((weight) => document.fonts.load(`${weight} 1em "${face}"`, letters)),
    );
    await Promise.all(fetches);
    localStorage.setItem(key, '1');
  } catch {
    // Without the face the page reads the same in the fallback.
  }
};

const start = () => {
  if (localStorage.getItem(key)) {
    document.documentElement.classList.add('fonts');
    return;
  }
  if (navigator.connection?.saveData) return;
  // Asked for twice, a face is still fetched once.
  for (const touch of ['pointerdown', 'keydown', 'scroll'])
    addEventListener(touch, fetchFaces, { passive: true, once: true });
};

try {
  start();
} catch {
  // Storage is blocked: the fallback it is.
}
