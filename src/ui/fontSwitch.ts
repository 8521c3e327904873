/**
 * Chooses the typeface before anything is painted. A first visit reads in the fallback, whose lines fall the same,
 * and fetches Be Vietnam Pro into the cache once somebody touches the page; every later page has it from there.
 * Nothing is fetched with data saver on, or where storage is closed.
 */
const key = 'fonts';
const weights = [400, 600, 700];
/** Each face with one letter of each of its files. */
const faces = { 'Be Vietnam Pro': 'aệ', 'BVP Figures': '0' };

const savesData = (browser: object) =>
  'connection' in browser &&
  browser.connection instanceof Object &&
  'saveData' in browser.connection &&
  browser.connection.saveData === true;

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
  if (savesData(navigator)) return;
  const touched = new AbortController();
  for (const touch of ['pointerdown', 'keydown', 'scroll']) {
    const onTouch = () => {
      touched.abort();
      fetchFaces();
    };
    addEventListener(touch, onTouch, { passive: true, signal: touched.signal });
  }
};

try {
  start();
} catch {
  // Storage is blocked: the fallback it is.
}
