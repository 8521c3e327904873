import { encode } from 'uqr';

/**
 * A QR code as the path of an SVG whose lines are one unit wide, and its width in units, without the quiet margin.
 * Each line is a run of dark squares, from where the one before ended: 0.4 KB packed for an address, a third of squares
 * one by one. Of the least correction, L, an address has fewer, larger squares on the same paper; M stands rain and creases.
 */
export const qrPath = (text: string, ecc: 'L' | 'M' = 'L'): { size: number; path: string } => {
  const { size, data } = encode(text, { ecc, border: 0 });
  const pen = { x: 0, y: 0 };
  let path = '';
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) {
      if (!isDark || row[x - 1]) continue;
      const light = row.indexOf(false, x);
      const end = light < 0 ? size : light;
      path += `m${x - pen.x} ${y - pen.y}h${end - x}`;
      Object.assign(pen, { x: end, y });
    }
  return { size, path };
};
