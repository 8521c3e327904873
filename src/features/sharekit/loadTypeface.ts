import faces from '../../styles/faces.css?url';

const family = 'Be Vietnam Pro';
export const typeface = `"${family}", "BVP Arial", "BVP Roboto", sans-serif`;

const isNamed = () => [...document.fonts].some((face) => face.family.includes(family));

/** Declares the font faces, unless src/ui/fontSwitch.ts did so at the page's first interaction. */
const nameFaces = () =>
  new Promise<void>((resolve) => {
    if (isNamed()) return resolve();
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = faces;
    sheet.onload = () => resolve();
    sheet.onerror = () => resolve();
    document.head.append(sheet);
  });

/** Loads the fonts that a text needs: without them a canvas uses a fallback font. */
export const loadTypeface = async (text: string): Promise<void> => {
  await nameFaces();
  await Promise.allSettled(
    [400, 600, 700].map((weight) => document.fonts.load(`${weight} 40px ${typeface}`, text)),
  );
};
