import { mix } from '../colour.ts';
import { clouds, type DrawScene, foliage, sky } from '../scenes/scene.ts';
import { box, disc, fill, group, line, num, shape } from '../svg.ts';

/** Coach or locomotive, side on, 300 long, standing on y = 0. */
function car(index: number, light: { scenery(hex: string): string }): string {
  const [red, blue, white] = [light.scenery('#b93a2b'), light.scenery('#2f5f93'), light.scenery('#efe8d8')];
  const wheels = [40, 84, 212, 256].map((x) => disc(x, -8, 14, '#2a2c31')).join('');
  if (index === 0)
    return (
      wheels +
      fill(shape('0 -20, 0 -112 10, 210 -112 30, 290 -70 16, 296 -20 6'), red) +
      fill('M0-64H292V-50H0Z', white) +
      fill(shape('214 -102 8, 246 -98 8, 274 -72 6, 214 -72 4'), '#2e3b44') +
      box(20, -98, 160, 18, mix(red, '#15171b', 0.25)) +
      disc(290, -38, 7, '#fbeec2')
    );
  return (
    wheels +
    box(4, -112, 288, 94, white, 12) +
    box(4, -52, 288, 34, blue) +
    box(4, -60, 288, 9, red) +
    Array.from({ length: 8 }, (_, at) => box(22 + at * 32, -98, 22, 28, '#3d4d58', 4)).join('') +
    box(4, -116, 288, 10, mix(white, '#15171b', 0.25), 5)
  );
}

/** The line on its ledge between the mountain and the sea, with the Reunification train on it. */
export const railway: DrawScene = (scene) => {
  const { light, random } = scene;
  const green = light.scenery('#587c55');
  const rock = light.scenery('#a08a72');
  const sea = light.scenery('#4e95a4');
  const art = [sky(scene, 470), clouds(scene, 3, 80, 250)];
  art.push(
    fill(shape('-40 520, 200 420 90, 460 400 80, 700 500 60, 760 540, -40 540'), mix(green, light.sky, 0.58)),
    box(0, 510, 1600, 720, sea),
    box(0, 510, 1600, 18, mix(sea, '#fff6e0', 0.35)),
    line(
      'M60 600h260M380 660h200M100 740h220M40 860h160M420 570h160M60 1000h200M300 930h120',
      mix(sea, '#fff8e6', 0.35),
      7,
    ),
  );
  art.push(
    fill(
      shape(
        '520 1260, 560 940 90, 470 760 90, 640 560 110, 820 330 110, 1080 190 120, 1360 210 120, 1660 90, 1660 1260',
      ),
      green,
    ),
    fill(
      shape('820 330 80, 1080 190 120, 1040 400 100, 860 560 100, 760 720 60, 660 700 60, 700 520 60'),
      mix(green, '#fff2c8', 0.2),
    ),
    fill(
      shape('1360 210 60, 1500 160 60, 1420 420 100, 1240 620 90, 1180 720 40, 1120 640 60, 1290 430 80'),
      mix(green, '#1d3328', 0.28),
    ),
  );
  for (let at = 0; at < 20; at += 1)
    art.push(
      foliage(
        scene,
        random.between(860, 1600),
        random.between(400, 690),
        random.between(30, 62),
        mix(green, '#1d3328', 0.28),
        mix(green, '#fff2c8', 0.12),
      ),
    );
  const ledge = 'M-40 1016Q500 930 1660 800';
  art.push(
    fill('M430 960L470 1010L430 1090L500 1160L460 1260H1660V800Q1000 860 430 960Z', rock),
    fill(
      'M620 960L560 1060L640 1130L580 1260H800L760 1100L840 1000L800 930ZM1060 900L1000 1020L1100 1100L1040 1260H1260L1220 1080L1300 980L1260 870Z',
      mix(rock, '#2a1f18', 0.2),
    ),
  );
  for (let pier = 0; pier < 4; pier += 1)
    art.push(
      fill(`M${20 + pier * 118} ${1010 - pier * 17}h40l12 260h-64Z`, light.scenery('#c5b9a3')),
      box(52 + pier * 118, 1010 - pier * 17, 10, 250, light.scenery('#a3977f')),
    );
  art.push(
    line(ledge, light.scenery('#8d8272'), 46, 'transform="translate(0 16)"'),
    line(ledge, light.scenery('#bdb19b'), 30),
    `<path d="${ledge}" fill="none" stroke="${light.scenery('#5a534b')}" stroke-width="22" stroke-dasharray="7 13" transform="translate(0 -8)"/>`,
    line(ledge, light.scenery('#6f6a64'), 6, 'transform="translate(0 -14)"'),
  );
  const put = (x: number, index: number) => {
    const t = (x + 40) / 1700;
    const y = (1 - t) * (1 - t) * 1016 + 2 * t * (1 - t) * 930 + t * t * 800 - 14;
    const slope = (Math.atan2(-86 * 2 * (1 - t) - 130 * 2 * t, 1700) * 180) / Math.PI;
    return group(`translate(${num(x)} ${num(y)}) rotate(${num(slope)}) scale(0.92)`, car(index, light));
  };
  art.push(put(120, 3), put(404, 2), put(688, 1), put(972, 0));
  art.push(
    fill('M1330 868V690A150 150 0 0 1 1640 690V830Z', light.scenery('#c8bca6')),
    fill('M1376 838V700A106 106 0 0 1 1640 690V806Z', light.scenery('#3a3836')),
    line('M1352 840V696A128 128 0 0 1 1640 680', light.scenery('#a89b84'), 8),
    fill(
      shape('1280 660 40, 1400 560 60, 1660 500, 1660 600 30, 1440 620 60, 1330 720 30'),
      mix(green, '#1d3328', 0.2),
    ),
  );
  art.push(line('M440 1240q40-24 80 0t80 0t80 0M380 1170q30-18 60 0t60 0', light.scenery('#f6f2e6'), 12));
  for (const [x, y, size] of [
    [700, 1180, 70],
    [1140, 1160, 90],
    [1500, 1130, 110],
    [940, 1210, 70],
  ] as const)
    art.push(foliage(scene, x, y, size, mix(green, '#1d3328', 0.25), green));
  return art.join('');
};
