/**
 * Words as outlines, so a picture reads the same on machines without our typeface. glyphs.json holds
 * advance and outline (1000 units to the em) of Be Vietnam Pro Bold, SIL Open Font License 1.1 (OFL.txt),
 * taken from the @fontsource/be-vietnam-pro package for Latin and Vietnamese letters.
 */
import { num } from '../svg.ts';
import glyphs from './glyphs.json' with { type: 'json' };

const GLYPHS: Record<string, string> = glyphs;

function glyphOf(letter: string): { advance: number; outline: string } {
  const entry = GLYPHS[letter] ?? GLYPHS['?'] ?? '600 ';
  const gap = entry.indexOf(' ');
  return { advance: Number(entry.slice(0, gap)), outline: entry.slice(gap + 1) };
}

/** Width in pixels at a size. */
export function widthOf(text: string, size: number): number {
  return [...text.normalize('NFC')].reduce((sum, letter) => sum + glyphOf(letter).advance, 0) * (size / 1000);
}

/** One line of letters; (x, y) is the left end of its base line. */
export function letters(text: string, x: number, y: number, size: number, colour: string): string {
  const scale = (size / 1000).toFixed(4);
  let at = 0;
  const runs = [...text.normalize('NFC')].map((letter) => {
    const { advance, outline } = glyphOf(letter);
    const art = outline ? `<path transform="translate(${num(at)} 0)" d="${outline}"/>` : '';
    at += advance;
    return art;
  });
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${scale} -${scale})" fill="${colour}">${runs.join('')}</g>`;
}

/** Breaks at spaces into lines no wider than `room`; what does not fit in `most` lines ends in an ellipsis. */
export function wrap(text: string, size: number, room: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines[lines.length - 1];
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shorten = (line: string): string =>
    widthOf(`${line}…`, size) <= room || line.length < 2 ? `${line}…` : shorten(line.slice(0, -1));
  return lines
    .slice(0, most)
    .map((line, at) =>
      widthOf(line, size) > room || (at === most - 1 && lines.length > most) ? shorten(line) : line,
    );
}
