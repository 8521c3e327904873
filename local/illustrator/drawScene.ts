import { bay } from './gallery/bay.ts';
import { beach } from './gallery/beach.ts';
import { fog } from './gallery/fog.ts';
import { gate } from './gallery/gate.ts';
import { railway } from './gallery/railway.ts';
import { switchbacks } from './gallery/switchbacks.ts';
import { tunnel } from './gallery/tunnel.ts';
import { viewpoint } from './gallery/viewpoint.ts';
import { type LightName, lightOf } from './light.ts';
import { seeded } from './random.ts';
import { HEIGHT, type SceneArtist, WIDTH } from './scenes/stage.ts';
import { sheet } from './svg.ts';

/** The Hai Van gallery: each place with the hour that suits it and what it is called. */
export const LANDSCAPES = {
  switchbacks: {
    artist: switchbacks,
    light: 'noon',
    en: 'The road folding up the Hai Van pass',
    vi: 'Đường cua gấp khúc lên đèo Hải Vân',
  },
  gate: {
    artist: gate,
    light: 'morning',
    en: 'Hai Van Quan, the old gate on the summit',
    vi: 'Hải Vân Quan, cổng thành cổ trên đỉnh đèo',
  },
  'lang-co-bay': {
    artist: bay,
    light: 'noon',
    en: 'Lang Co bay and its lagoon from above',
    vi: 'Vịnh Lăng Cô và đầm Lập An nhìn từ trên cao',
  },
  fog: {
    artist: fog,
    light: 'overcast',
    en: 'The summit road in fog',
    vi: 'Đường trên đỉnh đèo trong sương mù',
  },
  railway: {
    artist: railway,
    light: 'morning',
    en: 'The train on its ledge above the sea',
    vi: 'Đoàn tàu men sườn núi trên mặt biển',
  },
  tunnel: { artist: tunnel, light: 'overcast', en: 'The mouth of the Hai Van tunnel', vi: 'Cửa hầm Hải Vân' },
  viewpoint: {
    artist: viewpoint,
    light: 'noon',
    en: 'A lay-by above the coast',
    vi: 'Điểm dừng ngắm biển trên đèo',
  },
  beach: { artist: beach, light: 'dusk', en: 'Lang Co beach at dusk', vi: 'Bãi biển Lăng Cô lúc chiều tà' },
} as const satisfies Record<string, { artist: SceneArtist; light: LightName; en: string; vi: string }>;

export type LandscapeName = keyof typeof LANDSCAPES;
export const LANDSCAPE_NAMES = Object.keys(LANDSCAPES) as LandscapeName[];

/** One landscape of the pass as an SVG of 1600 by 1200. */
export function drawScene({
  kind,
  seed,
  light,
}: {
  kind: LandscapeName;
  seed: number;
  light?: LightName;
}): string {
  const place = LANDSCAPES[kind];
  return sheet(
    WIDTH,
    HEIGHT,
    place.artist({ random: seeded(`${kind}/${seed}`), light: lightOf(light ?? place.light) }),
  );
}

/** What the landscape shows, said to be drawn. */
export function landscapeAlt(kind: LandscapeName): { en: string; vi: string } {
  const { en, vi } = LANDSCAPES[kind];
  return { en: `Illustration: ${en}`, vi: `Hình minh họa: ${vi}` };
}
