import type { Look } from '../look.ts';
import { box, fill, line, panel, shape } from '../svg.ts';

export const pannier = (look: Look, y: number, metal: boolean) => {
  const case_ = metal
    ? shape([
        [240, y + 330, 16],
        [240, y + 60, 30],
        [190, y, 30],
        [-220, y, 20],
        [-240, y + 330, 16],
      ])
    : shape([
        [270, y + 310, 50],
        [280, y + 70, 80],
        [120, y, 60],
        [-250, y + 20, 60],
        [-330, y + 240, 70],
        [-240, y + 330, 50],
      ]);
  return (
    panel(case_, metal ? look.metal : look.paint, 14) +
    (metal
      ? line(`M-236 ${y + 270}H238`, look.metal.deep, 6) +
        line(
          `M-120 ${y + 20}V${y + 260}M0 ${y + 20}V${y + 260}M120 ${y + 20}V${y + 260}`,
          look.metal.shade,
          6,
        ) +
        box(-30, y + 250, 60, 40, look.black.base, 6)
      : line(`M-300 ${y + 210}L270 ${y + 220}`, look.paint.deep, 8) +
        box(-60, y + 196, 90, 34, look.black.base, 8))
  );
};

export const topBox = (look: Look, x: number, y: number, metal: boolean) =>
  panel(
    metal
      ? shape([
          [x + 200, y, 16],
          [x + 190, y + 260, 30],
          [x - 190, y + 260, 30],
          [x - 200, y, 16],
        ])
      : shape([
          [x + 190, y, 30],
          [x + 200, y + 150, 80],
          [x + 60, y + 280, 70],
          [x - 160, y + 260, 80],
          [x - 220, y, 40],
        ]),
    metal ? look.metal : look.black,
    14,
  ) +
  line(`M${x - 196} ${y + 150}H${x + 190}`, look.black.deep, 8) +
  fill(
    shape([
      [x - 130, y + 96, 8],
      [x - 208, y + 96, 8],
      [x - 208, y + 60, 8],
      [x - 130, y + 60, 8],
    ]),
    look.signal,
  );
