import { mix } from '../colour.ts';
import { box, fill, line, num, shape } from '../svg.ts';
import { clouds, type DrawScene, foliage, ridge, type Scene, sky } from './scene.ts';

/** Capes one behind the other, the sea between us and them. */
function coast({ random, light }: Scene, green: string): string {
  const water = light.scenery('#5597a4');
  const right = random.chance(0.5);
  const at = (x: number) => (right ? x : 1600 - x);
  const cape = (reach: number, top: number, colour: string) =>
    fill(
      shape([
        [at(1660), 900],
        [at(1660), top, 90],
        [at(1660 - reach * 0.3), top - random.between(10, 60), 120],
        [at(1660 - reach * 0.6), top + random.between(60, 110), 120],
        [at(1660 - reach), 640, 90],
        [at(1660 - reach), 900],
      ]),
      colour,
    );
  return [
    box(0, 500, 1600, 420, water),
    box(0, 500, 1600, 18, mix(water, '#fff6e0', 0.35)),
    line(
      'M100 580h260M620 560h200M1020 600h300M420 640h180M900 680h220M160 700h200M660 740h240',
      mix(water, '#fff8e6', 0.4),
      7,
    ),
    cape(random.between(1050, 1300), 400, mix(green, light.sky, 0.58)),
    cape(random.between(700, 900), 340, mix(green, light.sky, 0.34)),
    cape(random.between(380, 560), 250, mix(green, light.sky, 0.1)),
  ].join('');
}

/** Ridges behind ridges, sometimes with a cloud lying between them. */
function inland(scene: Scene, green: string): string {
  const { random, light } = scene;
  const art: string[] = [];
  const layers = random.whole(3, 4);
  for (let at = 0; at < layers; at += 1) {
    const near = at / layers;
    art.push(
      ridge(
        scene,
        460 + at * 100,
        230 - at * 34,
        random.whole(5, 8),
        900,
        mix(mix(green, light.sky, 0.62), green, near),
        40,
      ),
    );
    if (at === 1 && random.chance(0.6))
      art.push(
        fill(
          shape(
            '-40 640 40, 300 590 60, 700 640 80, 1100 600 60, 1640 650 60, 1640 690 30, 1100 660 60, 600 690 60, -40 680 40',
          ),
          light.low,
          'opacity="0.7"',
        ),
      );
  }
  return art.join('');
}

/** A mountain road: ridges behind ridges, a rail between us and the drop. */
export const pass: DrawScene = (scene) => {
  const { random, light } = scene;
  const green = light.scenery(random.pick(['#5f7f5a', '#6b8457', '#52776a']));
  const art = [sky(scene, 520), clouds(scene, random.whole(1, 3), 90, 300)];
  if (random.chance(0.45)) art.push(coast(scene, green));
  else art.push(inland(scene, green));
  const road = light.scenery('#85837f');
  const turn = random.chance(0.5);
  art.push(
    line(
      turn ? 'M1660 690Q1300 640 1120 690T700 720T360 790' : 'M-60 700Q240 640 480 700T860 720T1200 800',
      mix(road, '#fff4dc', 0.25),
      20,
    ),
  );
  for (let count = 0; count < 5; count += 1)
    art.push(
      foliage(
        scene,
        random.between(-20, 1620),
        random.between(800, 850),
        random.between(50, 110),
        mix(green, '#1c2c22', 0.2),
        mix(green, '#fff3d0', 0.12),
      ),
    );
  art.push(
    fill(shape('-20 850, 1620 840, 1620 1220, -20 1220'), mix(green, '#8a7a5a', 0.5)),
    fill('M-20 886L1620 880V1220H-20Z', road),
    line('M-20 906L1620 900', mix(road, '#fff8e6', 0.62), 10),
  );
  const steel = light.scenery('#c9ccc8');
  const old = random.chance(0.4);
  if (old) {
    for (let x = random.between(-90, 0); x < 1640; x += 240)
      art.push(
        box(x, 756, 130, 128, light.scenery('#e4dfd2'), 6),
        box(x, 756, 130, 34, light.scenery('#b8412e'), 6),
        box(x + 112, 760, 18, 124, light.scenery('#b9b3a4')),
      );
  } else {
    for (let x = random.between(-80, 60); x < 1640; x += 230)
      art.push(
        box(x, 742, 26, 146, light.scenery('#8d918f')),
        box(x + 4, 760, 18, 26, light.scenery('#c5452f')),
      );
    art.push(
      box(0, 766, 1600, 62, steel),
      box(0, 766, 1600, 14, mix(steel, '#ffffff', 0.4)),
      box(0, 790, 1600, 10, mix(steel, '#1b1d22', 0.28)),
      box(0, 818, 1600, 10, mix(steel, '#1b1d22', 0.22)),
    );
  }
  art.push(
    line(
      `M-40 1150L${num(random.between(520, 700))} 1140M${num(random.between(880, 1000))} 1136L1640 1122`,
      mix(road, '#f0c75a', 0.6),
      14,
    ),
  );
  if (random.chance(0.4)) {
    const x = random.pick([150, 1380]);
    art.push(
      box(x, 560, 16, 300, light.scenery('#9a9a94')),
      fill(
        shape([
          [x + 8, 420, 10],
          [x + 100, 580, 10],
          [x - 84, 580, 10],
        ]),
        light.scenery('#c5452f'),
      ),
      fill(
        shape([
          [x + 8, 458, 6],
          [x + 68, 562, 6],
          [x - 52, 562, 6],
        ]),
        light.scenery('#edc84f'),
      ),
      line(`M${x - 10} 545Q${x - 20} 525 ${x + 8} 518T${x + 20} 486`, '#2a2a2c', 9),
    );
  }
  return art.join('');
};
