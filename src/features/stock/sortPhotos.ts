import { maxPhotos } from '../../domain/photos/photoLimits.ts';
import { stockLimits } from '../../domain/stock/columns.ts';
import { fileName, isClutter, photoNamed } from '../../domain/stock/photoNames.ts';
import type { StockRow } from '../../domain/stock/stock.schema.ts';

export type PhotoProblem = {
  name: string;
  problem: 'noBike' | 'type' | 'size' | 'count' | 'twice' | 'many' | 'archive' | 'failed' | 'limit';
};
export type BikePhotos = { bike: StockRow; files: File[] };

/** Groups photos by the stock numbers in their file names. */
export const sortPhotos = (
  files: readonly File[],
  bikes: readonly StockRow[],
): { sorted: BikePhotos[]; problems: PhotoProblem[] } => {
  const byNumber = new Map(
    bikes.filter(({ status }) => status !== 'hidden').map((bike) => [bike.number, bike]),
  );
  const numbers = new Set(byNumber.keys());
  const problems: PhotoProblem[] = [];
  const names = new Set<string>();
  const groups = new Map<string, { file: File; position: number }[]>();
  for (const [index, file] of files.filter(({ name }) => !isClutter(name)).entries()) {
    const name = fileName(file.name);
    const photo = photoNamed(name, numbers);
    if (index >= stockLimits.photos) {
      problems.push({ name, problem: 'many' });
      break;
    }
    if (!photo) problems.push({ name, problem: 'noBike' });
    else if (names.has(name.toLowerCase())) problems.push({ name, problem: 'twice' });
    else groups.set(photo.number, [...(groups.get(photo.number) ?? []), { file, position: photo.position }]);
    names.add(name.toLowerCase());
  }
  const sorted = [...groups].flatMap(([number, members]): BikePhotos[] => {
    const bike = byNumber.get(number);
    if (!bike) return [];
    const ordered = members.toSorted((a, b) => a.position - b.position).map(({ file }) => file);
    const room = Math.max(0, maxPhotos - bike.photos);
    for (const file of ordered.slice(room)) problems.push({ name: fileName(file.name), problem: 'count' });
    return room === 0 ? [] : [{ bike, files: ordered.slice(0, room) }];
  });
  return { sorted, problems };
};
