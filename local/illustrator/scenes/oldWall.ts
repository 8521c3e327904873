import { mix } from '../colour.ts';
import { box, disc, fill, line, num, oval, shape } from '../svg.ts';
import { FOOT } from './house.ts';
import { type DrawScene, foliage, palm, type Scene, sky } from './scene.ts';

function lantern({ light, random }: Scene, x: number, y: number): string {
  const silk = light.scenery(random.pick(['#c5452f', '#d9a23c', '#4f7f8c', '#b55a7a']));
  const cord = light.scenery('#4a3a30');
  return (
    line(`M${num(x)} ${num(y - 60)}V${num(y - 34)}M${num(x)} ${num(y + 34)}v34`, cord, 4) +
    oval(x, y, 36, 38, silk) +
    oval(x - 9, y - 2, 12, 34, mix(silk, '#fff2d0', 0.3)) +
    box(x - 16, y - 42, 32, 9, cord, 3) +
    box(x - 16, y + 34, 32, 9, cord, 3)
  );
}

function gateway({ light, random }: Scene, x: number): string {
  const wood = light.scenery(random.pick(['#4f7480', '#5c7a66', '#6d4a36']));
  const pillar = light.scenery('#d9a95c');
  const roof = light.scenery('#8f4f3c');
  const door = (left: number) =>
    box(left, 500, 108, FOOT - 500, wood) +
    box(left + 14, 520, 80, 120, mix(wood, '#fff6e4', 0.14)) +
    box(left + 14, 660, 80, 140, mix(wood, '#15171b', 0.16));
  return [
    box(x - 170, 420, 60, FOOT - 420, pillar),
    box(x + 110, 420, 60, FOOT - 420, mix(pillar, '#2a1c10', 0.12)),
    box(x - 112, 470, 224, FOOT - 470, light.scenery('#4a3a30')),
    door(x - 110),
    door(x + 2),
    disc(x - 12, 670, 8, light.scenery('#d9b45c')),
    disc(x + 14, 670, 8, light.scenery('#d9b45c')),
    fill(
      shape([
        [x - 230, 440, 6],
        [x - 190, 370, 20],
        [x + 190, 370, 20],
        [x + 230, 440, 6],
      ]),
      roof,
    ),
    line(
      Array.from(
        { length: 11 },
        (_, at) => `M${num(x - 180 + at * 36)} 378L${num(x - 210 + at * 42)} 434`,
      ).join(''),
      mix(roof, '#15171b', 0.25),
      6,
    ),
    box(x - 236, 432, 472, 16, mix(roof, '#15171b', 0.3), 6),
  ].join('');
}

/** An ochre garden wall of the old quarter: coping, gate, bougainvillea spilling over, lanterns on a cord. */
export const oldWall: DrawScene = (scene) => {
  const { random, light } = scene;
  const wall = light.scenery(random.pick(['#dcb05e', '#d9b878', '#c9a66a']));
  const leaf = light.scenery('#56794f');
  const bloom = light.scenery(random.pick(['#c24f72', '#d9694a', '#b04a8a']));
  const art = [sky(scene, 620)];
  const tiles = light.scenery('#96584a');
  const house = random.pick([-60, 840]);
  art.push(
    fill(
      shape([
        [house, 470],
        [house + 110, 250, 10],
        [house + 690, 250, 10],
        [house + 800, 470],
      ]),
      tiles,
    ),
    line(
      [300, 350, 400, 450]
        .map((y) => `M${house + 110 - (y - 250) / 2} ${y}H${house + 690 + (y - 250) / 2}`)
        .join(''),
      mix(tiles, '#15171b', 0.16),
      6,
    ),
    box(house + 60, 470, 680, 240, light.scenery('#e6d3a8')),
    palm(scene, random.between(400, 1200), 720, random.between(520, 620), random.between(-90, 90)),
  );
  for (let count = 0; count < 5; count += 1)
    art.push(
      foliage(
        scene,
        random.between(0, 1600),
        random.between(500, 560),
        random.between(70, 120),
        leaf,
        mix(leaf, '#fff0c8', 0.14),
      ),
    );
  art.push(
    box(0, 540, 1600, FOOT - 540, wall),
    box(0, 516, 1600, 30, mix(wall, '#fff6e4', 0.35)),
    box(0, 546, 1600, 10, mix(wall, '#2a1c10', 0.2)),
    box(0, FOOT - 60, 1600, 60, mix(wall, '#4a4038', 0.34)),
  );
  for (let x = random.between(0, 120); x < 1600; x += 230)
    art.push(
      box(x, 610, 70, 70, mix(wall, '#2a1c10', 0.22), 6),
      line(`M${num(x + 10)} 645h50M${num(x + 35)} 620v50`, mix(wall, '#fff6e4', 0.2), 9),
    );
  const door = random.pick([250, 1330]);
  art.push(gateway(scene, door));
  const spill = door < 800 ? random.between(1050, 1450) : random.between(150, 550);
  for (let at = 0; at < 9; at += 1) {
    const [x, y] = [spill + random.between(-190, 190), 520 + random.between(-60, 120)];
    const size = random.between(44, 78) * (1 - (y - 500) / 420);
    art.push(
      foliage(
        scene,
        x,
        y,
        size,
        at % 3 ? bloom : leaf,
        at % 3 ? mix(bloom, '#fff0e0', 0.25) : mix(leaf, '#fff0c8', 0.14),
      ),
    );
  }
  if (random.chance(0.6)) {
    art.push(line('M-20 150Q800 330 1620 130', light.scenery('#4a3a30'), 5));
    for (let at = 0; at < 6; at += 1) {
      const t = (at + 0.5) / 6;
      art.push(lantern(scene, 1600 * t, (1 - t) * (1 - t) * 150 + 2 * t * (1 - t) * 330 + t * t * 130 + 58));
    }
  }
  const pave = light.scenery('#c3b69e');
  art.push(box(0, FOOT, 1600, 400, pave), box(0, FOOT, 1600, 12, mix(pave, '#2a1c10', 0.3)));
  art.push(line('M0 880H1600M0 944H1600M0 1030H1600M0 1140H1600', mix(pave, '#2a1c10', 0.13), 5));
  return art.join('');
};
