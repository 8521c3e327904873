/**
 * Replaces names in braces with figures. An unknown name stops the build.
 * @example fillFigures('from {helmet}', { helmet: '500,000 ₫' }, 'tips.md') // => 'from 500,000 ₫'
 */
export const fillFigures = (text: string, figures: Record<string, string>, file: string) =>
  text.replace(/\{([\w-]+)\}/g, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined)
      throw new Error(`${file} names {${name}}, but src/content/figures has no ${name}`);
    return figure;
  });
