import { aroundKm } from './aroundKm.ts';
import { type Location, placesWithin, provinceOf } from './locations.ts';

/**
 * Latitude and longitude in hundredths of a degree (about a kilometre): of a city, or a province's former
 * capital.
 */
const coordinates: Record<Location, readonly [latitude: number, longitude: number]> = {
  'An Giang': [10.39, 105.44],
  'Ba Ria - Vung Tau': [10.5, 107.17],
  'Bac Giang': [21.27, 106.19],
  'Bac Kan': [22.15, 105.83],
  'Bac Lieu': [9.29, 105.72],
  'Bac Ninh': [21.19, 106.07],
  'Ben Tre': [10.24, 106.38],
  'Bien Hoa': [10.95, 106.82],
  'Binh Dinh': [13.78, 109.22],
  'Binh Duong': [10.98, 106.65],
  'Binh Phuoc': [11.54, 106.9],
  'Binh Thuan': [10.93, 108.1],
  'Buon Ma Thuot': [12.67, 108.04],
  'Ca Mau': [9.18, 105.15],
  'Cam Ranh': [11.92, 109.16],
  'Can Tho': [10.03, 105.78],
  'Cao Bang': [22.67, 106.26],
  'Da Lat': [11.94, 108.44],
  'Da Nang': [16.07, 108.22],
  'Dak Lak': [12.67, 108.04],
  'Dak Nong': [12, 107.69],
  'Dien Bien': [21.39, 103.02],
  'Dong Hoi': [17.47, 106.62],
  'Dong Nai': [10.95, 106.82],
  'Dong Thap': [10.46, 105.63],
  'Gia Lai': [13.98, 108],
  'Ha Giang': [22.82, 104.98],
  'Ha Long': [20.95, 107.08],
  'Ha Nam': [20.54, 105.92],
  'Ha Tinh': [18.34, 105.91],
  'Hai Duong': [20.94, 106.33],
  'Hai Phong': [20.86, 106.68],
  Hanoi: [21.03, 105.85],
  'Hau Giang': [9.78, 105.47],
  'Ho Chi Minh City': [10.78, 106.7],
  'Hoa Binh': [20.82, 105.34],
  'Hoi An': [15.88, 108.33],
  Hue: [16.46, 107.59],
  'Hung Yen': [20.65, 106.05],
  'Khanh Hoa': [12.24, 109.19],
  'Kien Giang': [10.01, 105.08],
  'Kon Tum': [14.35, 108],
  'Lai Chau': [22.4, 103.46],
  'Lam Dong': [11.94, 108.44],
  'Lang Son': [21.85, 106.76],
  'Lao Cai': [22.48, 103.97],
  'Long An': [10.54, 106.41],
  'Long Xuyen': [10.39, 105.44],
  'Mui Ne': [10.93, 108.28],
  'My Tho': [10.36, 106.36],
  'Nam Dinh': [20.43, 106.17],
  'Nghe An': [18.67, 105.69],
  'Nha Trang': [12.24, 109.19],
  'Ninh Binh': [20.25, 105.97],
  'Ninh Thuan': [11.57, 108.99],
  'Phan Thiet': [10.93, 108.1],
  'Phu Quoc': [10.22, 103.96],
  'Phu Tho': [21.32, 105.4],
  'Phu Yen': [13.09, 109.3],
  Pleiku: [13.98, 108],
  'Quang Binh': [17.47, 106.62],
  'Quang Nam': [15.57, 108.48],
  'Quang Ngai': [15.12, 108.8],
  'Quang Ninh': [20.95, 107.08],
  'Quang Tri': [16.82, 107.1],
  'Quy Nhon': [13.78, 109.22],
  'Rach Gia': [10.01, 105.08],
  'Sa Pa': [22.34, 103.84],
  'Soc Trang': [9.6, 105.97],
  'Son La': [21.33, 103.91],
  'Tay Ninh': [11.31, 106.1],
  'Thai Binh': [20.45, 106.34],
  'Thai Nguyen': [21.59, 105.84],
  'Thanh Hoa': [19.81, 105.78],
  'Thu Dau Mot': [10.98, 106.65],
  'Thu Duc': [10.85, 106.77],
  'Tien Giang': [10.36, 106.36],
  'Tra Vinh': [9.93, 106.34],
  'Tuy Hoa': [13.09, 109.3],
  'Tuyen Quang': [21.82, 105.21],
  Vinh: [18.67, 105.69],
  'Vinh Long': [10.25, 105.97],
  'Vinh Phuc': [21.31, 105.6],
  'Vung Tau': [10.35, 107.08],
  'Yen Bai': [21.72, 104.91],
};

const isKnown = (place: string): place is Location => Object.hasOwn(coordinates, place);
const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

type Position = readonly [latitude: number, longitude: number];

/** Kilometres as the crow flies (haversine formula). */
const kilometresApart = (one: Position, other: Position): number => {
  const [latitude, longitude] = one.map(radians) as [number, number];
  const [otherLatitude, otherLongitude] = other.map(radians) as [number, number];
  const haversine =
    Math.sin((otherLatitude - latitude) / 2) ** 2 +
    Math.cos(latitude) * Math.cos(otherLatitude) * Math.sin((otherLongitude - longitude) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(haversine));
};

/** @example Math.round(kilometresBetween('Da Nang', 'Hue')) // => 80 */
export const kilometresBetween = (one: Location, other: Location): number =>
  kilometresApart(coordinates[one], coordinates[other]);

/** Every point of Vietnam is closer to a listed place. */
const farthestKm = 150;

/**
 * Place nearest to a position in degrees; null outside Vietnam.
 * @example nearestPlace(15.9, 108.3) // => 'Hoi An'
 */
export const nearestPlace = (latitude: number, longitude: number): Location | null => {
  const [nearest] = Object.keys(coordinates)
    .filter(isKnown)
    .map((place) => ({ place, km: kilometresApart([latitude, longitude], coordinates[place]) }))
    .toSorted((a, b) => a.km - b.km);
  return nearest && nearest.km <= farthestKm ? nearest.place : null;
};

const around = new Map<string, readonly string[]>();

/**
 * A place and all others within 65 km; an unknown place without others.
 * @example placesAround('Da Nang') // => ['Da Nang', 'Hoi An', 'Quang Nam']
 */
export const placesAround = (place: string): readonly string[] => {
  if (!isKnown(place)) return [place];
  const nearby =
    around.get(place) ??
    Object.keys(coordinates).filter((other) => isKnown(other) && kilometresBetween(place, other) <= aroundKm);
  around.set(place, nearby);
  return nearby;
};

/**
 * Place names of alerts that include this place: its own, its province's and nearby ones. Fewer than 30,
 * Firestore's limit in a query.
 */
export const namesMeaning = (place: string): readonly string[] => [
  ...new Set([place, provinceOf(place) ?? place, ...placesAround(place)]),
];

/**
 * Places included by a filter: all of a province, and with `around` also nearby ones.
 * @example placesMeant('Hue', true) // => ['Hue']
 */
export const placesMeant = (place: string, around: boolean): readonly string[] =>
  around ? [...new Set([...placesWithin(place), ...placesAround(place)])] : placesWithin(place);
