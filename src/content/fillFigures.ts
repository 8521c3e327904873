/**
 * Puts the figures into a text, each where its name stands in braces. A name that nothing knows stops the
 * build and says where it stands.
 * @example fillFigures('from {helmet}', { helmet: '500,000 ₫' }, 'tips.md') // => 'from 500,000 ₫'
 */
export const fillFigures = (text: string, figures: Record<string, string>, file: string) =>
  text.replace(/\{([\w-]+)\}/g, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined)
      throw new Error(`${file} names {${name}}, but src/content/figures has no ${name}`);
    return figure;
  });
