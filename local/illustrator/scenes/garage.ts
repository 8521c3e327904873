import { mix } from '../colour.ts';
import { box, fill, line, num, oval, ring, shape } from '../svg.ts';
import type { DrawScene, Scene } from './scene.ts';

const EDGE = 850;

function tool({ light, random }: Scene, x: number, y: number): string {
  const steel = light.scenery('#5f6668');
  const handle = light.scenery(random.pick(['#b4432f', '#d0a03e', '#3f6a84', '#46484c']));
  const kind = random.whole(0, 4);
  if (kind === 0)
    return (
      line(`M${num(x)} ${num(y + 30)}V${num(y + 130)}`, steel, 16) +
      ring(x, y + 146, 16, 12, steel) +
      fill(
        shape([
          [x - 22, y, 6],
          [x - 8, y + 20, 4],
          [x + 8, y + 20, 4],
          [x + 22, y, 6],
          [x + 26, y + 34, 16],
          [x, y + 54, 16],
          [x - 26, y + 34, 16],
        ]),
        steel,
      )
    );
  if (kind === 1)
    return (
      box(x - 13, y, 26, 76, handle, 8) +
      box(x - 5, y + 76, 10, 84, steel) +
      box(x - 5, y + 10, 6, 50, mix(handle, '#ffffff', 0.3), 3)
    );
  if (kind === 2)
    return box(x - 7, y + 30, 14, 130, light.scenery('#a5804f'), 4) + box(x - 42, y, 84, 36, steel, 8);
  if (kind === 3)
    return (
      line(
        `M${num(x - 14)} ${num(y + 150)}L${num(x - 4)} ${num(y + 54)}M${num(x + 14)} ${num(y + 150)}L${num(x + 4)} ${num(y + 54)}`,
        handle,
        15,
      ) +
      fill(
        shape([
          [x - 14, y + 60, 8],
          [x - 12, y, 8],
          [x + 12, y, 8],
          [x + 14, y + 60, 8],
        ]),
        steel,
      )
    );
  return (
    ring(x, y + 60, 48, 9, light.scenery('#3a3b3e'), 'stroke-dasharray="14 5"') +
    ring(x, y + 60, 30, 6, steel)
  );
}

function board(scene: Scene, x: number, y: number, w: number, h: number): string {
  const { light } = scene;
  const wood = light.scenery('#c9a877');
  const holes = `<g stroke-linecap="round" stroke-dasharray="0.1 34">${Array.from({ length: Math.floor(h / 36) }, (_, at) => line(`M${num(x + 20)} ${num(y + 24 + at * 36)}h${num(w - 40)}`, mix(wood, '#3a2a1a', 0.22), 6)).join('')}</g>`;
  const row = Math.floor((w - 60) / 98);
  const tools = Array.from({ length: row * Math.floor(h / 210) }, (_, at) =>
    tool(scene, x + 62 + (at % row) * 98, y + 28 + Math.floor(at / row) * 200),
  );
  return (
    box(x - 8, y - 8, w + 16, h + 16, mix(wood, '#3a2a1a', 0.35), 4) +
    box(x, y, w, h, wood) +
    holes +
    tools.join('')
  );
}

function shelf({ light, random }: Scene, x: number, y: number, w: number): string {
  const goods = Array.from({ length: Math.floor(w / 58) }, (_, at) => {
    const [left, tall] = [x + 14 + at * 58, random.between(50, 96)];
    const colour = light.scenery(
      random.pick(['#b4432f', '#d0a03e', '#3f6a84', '#e8dfc9', '#54755c', '#46484c']),
    );
    return random.chance(0.5)
      ? box(left, y - tall, 40, tall, colour, 5) +
          box(left + 12, y - tall - 14, 16, 16, mix(colour, '#15171b', 0.3)) +
          box(left + 4, y - tall * 0.66, 32, tall * 0.3, mix(colour, '#fff6e4', 0.6))
      : box(left - 4, y - tall * 0.6, 50, tall * 0.6, colour, 3) +
          box(left - 4, y - tall * 0.4, 50, 8, mix(colour, '#15171b', 0.2));
  });
  return (
    goods.join('') +
    box(x, y, w, 16, light.scenery('#7c5d41')) +
    box(x, y + 16, w, 8, light.scenery('#4d3a2a'))
  );
}

function tyres({ light }: Scene, x: number, foot: number, count: number): string {
  const rubber = light.scenery('#3a3b3f');
  return Array.from(
    { length: count },
    (_, at) =>
      box(x - 120 + (at % 2) * 8, foot - 66 * (at + 1), 240, 62, mix(rubber, '#ffffff', at * 0.03), 28) +
      line(`M${num(x - 96)} ${num(foot - 66 * at - 36)}h190`, mix(rubber, '#ffffff', 0.14), 6),
  ).join('');
}

function opening({ light }: Scene, x: number, w: number): string {
  const frame = light.scenery('#50605c');
  return (
    box(x, 140, w, 300, frame) +
    box(x + 14, 154, w - 28, 272, light.low) +
    fill(
      shape([
        [x + 14, 426],
        [x + 14, 360, 20],
        [x + w * 0.3, 330, 40],
        [x + w * 0.6, 370, 40],
        [x + w - 14, 340, 20],
        [x + w - 14, 426],
      ]),
      light.scenery('#86a07e'),
    ) +
    line(
      `M${num(x + w / 3)} 154V426M${num(x + (w * 2) / 3)} 154V426M${num(x + 14)} 290H${num(x + w - 14)}`,
      frame,
      10,
    )
  );
}

/** A workshop: tiled dado, board of tools, shelf of tins, checked floor. */
export const garage: DrawScene = (scene) => {
  const { random, light } = scene;
  const wall = light.scenery(random.pick(['#d9cbaa', '#c4cbc0', '#cfc0ac', '#b9c4c4']));
  const dado = light.scenery(random.pick(['#6f8f7c', '#7b94a0', '#b0674e', '#8b8f88']));
  const art = [box(0, 0, 1600, 1200, wall)];
  const left = random.chance(0.5);
  art.push(
    random.chance(0.5)
      ? opening(scene, left ? 1060 : 110, 430)
      : shelf(scene, left ? 1010 : 90, 250, 500) + shelf(scene, left ? 1010 : 90, 430, 500),
  );
  art.push(board(scene, left ? 100 : 760, 110, 740, 420));
  const tileH = 58;
  art.push(box(0, 604, 1600, EDGE - 604, dado), box(0, 596, 1600, 14, mix(dado, '#fff6e4', 0.4)));
  art.push(
    line(
      [1, 2, 3, 4].map((at) => `M0 ${604 + at * tileH}H1600`).join('') +
        Array.from({ length: 17 }, (_, at) => `M${at * 100 - 10} 610V${EDGE}`).join(''),
      mix(dado, '#fff6e4', 0.2),
      4,
    ),
  );
  if (random.chance(0.6)) art.push(tyres(scene, random.pick([130, 1470]), EDGE + 20, random.whole(2, 4)));
  const floor = light.scenery('#c2b8a4');
  art.push(box(0, EDGE, 1600, 360, floor), box(0, EDGE, 1600, 16, mix(dado, '#15171b', 0.3)));
  if (random.chance(0.6)) {
    const rows = [EDGE + 16, 916, 1004, 1130, 1300];
    for (let row = 0; row < 4; row += 1)
      for (let at = -9; at < 9; at += 1) {
        if ((at + row) % 2) continue;
        const spread = (y: number, k: number) => 800 + k * (100 + (y - EDGE) * 0.34);
        const [y1, y2] = [rows[row] as number, rows[row + 1] as number];
        art.push(
          fill(
            `M${num(spread(y1, at))} ${y1}L${num(spread(y1, at + 1))} ${y1}L${num(spread(y2, at + 1))} ${y2}L${num(spread(y2, at))} ${y2}Z`,
            mix(floor, light.scenery('#8a5f4a'), 0.34),
          ),
        );
      }
  } else
    art.push(
      line(
        'M0 960H1600M0 1090H1600M300 866L120 1200M800 866V1200M1300 866L1480 1200',
        mix(floor, '#15171b', 0.14),
        5,
      ),
      oval(random.between(300, 1300), 1130, 150, 22, mix(floor, '#15171b', 0.1)),
    );
  const lamp = random.between(500, 1100);
  art.push(
    line(`M${num(lamp)} -10V60`, light.scenery('#3a3b3e'), 8),
    fill(
      shape([
        [lamp - 30, 60, 10],
        [lamp + 30, 60, 10],
        [lamp + 110, 120, 8],
        [lamp - 110, 120, 8],
      ]),
      light.scenery('#4c6a5c'),
    ),
    oval(lamp, 122, 60, 12, light.scenery('#fbeec2')),
  );
  return art.join('');
};
