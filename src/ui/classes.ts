/** @example classes('block', open && 'bg-ink', undefined) // => 'block' while open is false */
export const classes = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');
