import { encode } from 'uqr';

/**
 * Returns a QR code as an SVG path, and its width without margin. Strokes along runs of dark squares save two
 * thirds of the bytes. Level L has larger squares; M survives rain and creases.
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
