export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
export type Area = Point & Size;
/** Coordinates are pixels of the photo as it was before this edit. Covered areas are erased for good. */
export type PhotoEdit =
  | { kind: 'turn' }
  | { kind: 'crop'; area: Area }
  | { kind: 'cover'; area: Area }
  | { kind: 'brush'; points: readonly Point[]; radius: number };
/** Drag handles of an area: the whole area, or a corner. */
export const grips = ['all', 'nw', 'ne', 'sw', 'se'] as const;
export type Grip = (typeof grips)[number];

/** Smallest side of an area, so that a thumb can tell the corners apart. */
export const leastArea = 40;

/** Brush radius that covers a plate in one or two strokes. */
export const brushRadius = ({ width, height }: Size): number => Math.round(Math.max(width, height) * 0.025);

/**
 * Size after edits. A turn is 90° to the right.
 * @example sizeAfter({ width: 4, height: 3 }, [{ kind: 'turn' }]) // => { width: 3, height: 4 }
 */
export const sizeAfter = (size: Size, edits: readonly PhotoEdit[]): Size =>
  edits.reduce<Size>((now, edit) => {
    if (edit.kind === 'turn') return { width: now.height, height: now.width };
    return edit.kind === 'crop' ? { width: edit.area.width, height: edit.area.height } : now;
  }, size);

export const middleOf = ({ width, height }: Size): Area => ({
  x: Math.round(width * 0.15),
  y: Math.round(height * 0.15),
  width: Math.round(width * 0.7),
  height: Math.round(height * 0.7),
});

const within = (value: number, min: number, max: number) =>
  Math.round(Math.min(Math.max(value, min), Math.max(min, max)));

const stretched = (
  { start, length }: { start: number; length: number },
  atStart: boolean,
  by: number,
  whole: number,
) => {
  const least = Math.min(leastArea, whole);
  const end = start + length;
  if (!atStart) return { start, length: within(length + by, least, whole - start) };
  const moved = within(start + by, 0, end - least);
  return { start: moved, length: end - moved };
};

/**
 * Area after dragging a handle: within the photo, and large enough.
 * @example dragged({ x: 0, y: 0, width: 100, height: 80 }, 'se', { x: 20, y: -10 }, { width: 200, height: 100 }).height // => 70
 */
export const dragged = (area: Area, grip: Grip, by: Point, { width, height }: Size): Area => {
  if (grip === 'all')
    return {
      ...area,
      x: within(area.x + by.x, 0, width - area.width),
      y: within(area.y + by.y, 0, height - area.height),
    };
  const across = stretched({ start: area.x, length: area.width }, grip.endsWith('w'), by.x, width);
  const down = stretched({ start: area.y, length: area.height }, grip.startsWith('n'), by.y, height);
  return { x: across.start, width: across.length, y: down.start, height: down.length };
};
