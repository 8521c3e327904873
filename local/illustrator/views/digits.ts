import { line, num } from '../svg.ts';

/** Which of the seven bars each digit lights: top, upper left, upper right, middle, lower left, lower right, bottom. */
const LIT = [
  '1110111',
  '0010010',
  '1011101',
  '1011011',
  '0111010',
  '1101011',
  '1101111',
  '1010010',
  '1111111',
  '1111011',
];

/** A number in seven-bar digits, so no typeface is needed. `x`, `y` is its upper left corner. */
export function digits(value: string, x: number, y: number, height: number, colour: string): string {
  const wide = height * 0.5;
  const half = height / 2;
  const bars = [
    `M0 0h${num(wide)}`,
    `M0 0v${num(half)}`,
    `M${num(wide)} 0v${num(half)}`,
    `M0 ${num(half)}h${num(wide)}`,
    `M0 ${num(half)}v${num(half)}`,
    `M${num(wide)} ${num(half)}v${num(half)}`,
    `M0 ${num(height)}h${num(wide)}`,
  ];
  return [...value]
    .map((sign, at) => {
      const run = [...(LIT[Number(sign)] ?? '0000000')]
        .map((lit, bar) => (lit === '1' ? bars[bar] : ''))
        .join('');
      return `<g transform="translate(${num(x + at * wide * 1.62)} ${num(y)})">${line(run, colour, height * 0.15)}</g>`;
    })
    .join('');
}
