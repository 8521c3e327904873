const width = 1080;
const margin = 64;
const size = 34;
const lineHeight = 50;
/** Limits the picture's height: phones refuse more than 16 megapixels. */
const maxLines = 200;

export const wrap = (text: string, maxWidth: number, measure: (text: string) => number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && measure(`${line} ${word}`) > maxWidth) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
    while (measure(line) > maxWidth) {
      let end = Math.max(1, line.length - 1);
      while (end > 1 && measure(line.slice(0, end)) > maxWidth) end -= 1;
      lines.push(line.slice(0, end));
      line = line.slice(end);
    }
  }
  return [...lines, line];
};

export const drawSummary = async (summary: string): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const family = getComputedStyle(document.body).fontFamily;
  const font = (isTitle: boolean) => `${isTitle ? 700 : 400} ${size}px ${family}`;
  const rows = summary
    .split('\n')
    .flatMap((text, index) => {
      const isTitle = index === 0;
      pen.font = font(isTitle);
      const lines = wrap(text, width - 2 * margin, (part) => pen.measureText(part).width);
      return lines.map((line) => ({ line, isTitle }));
    })
    .slice(0, maxLines);
  canvas.width = width;
  canvas.height = 2 * margin + rows.length * lineHeight;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (const [index, { line, isTitle }] of rows.entries()) {
    pen.font = font(isTitle);
    pen.fillText(line, margin, margin + (index + 0.75) * lineHeight);
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
};
