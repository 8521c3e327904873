import { PAINTS } from './paint.ts';
import type { SceneName } from './scenes/scenes.ts';
import type { BikeSpec, ViewName } from './spec.ts';

type Pair = { en: string; vi: string };

const PLACES: Record<SceneName, Pair> = {
  street: { en: 'on a street of tube houses', vi: 'trên phố nhà ống' },
  sea: { en: 'by the sea', vi: 'bên bờ biển' },
  pass: { en: 'on a mountain pass', vi: 'trên đường đèo' },
  paddy: { en: 'beside rice fields', vi: 'bên cánh đồng lúa' },
  garage: { en: 'in a workshop', vi: 'trong tiệm sửa xe' },
};

const SIDES: Record<ViewName, Pair> = {
  side: { en: 'right side', vi: 'bên phải' },
  'side-left': { en: 'left side', vi: 'bên trái' },
  front: { en: 'from the front', vi: 'nhìn từ phía trước' },
  rear: { en: 'from behind', vi: 'nhìn từ phía sau' },
  'detail-engine': { en: 'close-up of the engine', vi: 'cận cảnh động cơ' },
  'detail-dash': { en: 'close-up of the instruments', vi: 'cận cảnh cụm đồng hồ' },
  'detail-wheel': { en: 'close-up of the front wheel', vi: 'cận cảnh bánh trước' },
};

/**
 * Says what the picture shows and that it is drawn, in both languages.
 * @example altText(spec, { make: 'Honda', model: 'Wave Alpha', year: 2021 }).en
 * // => 'Illustration: red Honda Wave Alpha 2021, right side, by the sea'
 */
export function altText(
  spec: BikeSpec,
  { make, model, year }: { make: string; model: string; year: number | string },
): Pair {
  const paint = PAINTS[spec.colour];
  const side =
    spec.body === 'electric' && spec.view === 'detail-engine'
      ? { en: 'close-up of the electric drive', vi: 'cận cảnh động cơ điện' }
      : SIDES[spec.view];
  const place = PLACES[spec.scene];
  return {
    en: `Illustration: ${paint.en} ${make} ${model} ${year}, ${side.en}, ${place.en}`,
    vi: `Hình minh họa: ${make} ${model} ${year} màu ${paint.vi}, ${side.vi}, ${place.vi}`,
  };
}
