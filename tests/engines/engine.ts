/** Browser with one tab, driven by WebDriver. Coordinates: CSS pixels from the window's top left. */
export interface Engine {
  open: (address: string) => Promise<void>;
  /** Evaluates a JavaScript expression; its result, or its promise's result, must be a string. */
  evaluate: (expression: string) => Promise<string>;
  click: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Chooses files by absolute paths for the page's first file input. */
  attach: (files: readonly string[]) => Promise<void>;
  complaints: string[];
  stop: () => Promise<void>;
}

/** Keys without a character, as WebDriver encodes them. */
export const keys = { enter: '\uE007', escape: '\uE00C', right: '\uE014', backspace: '\uE003' };

export const size = { width: 390, height: 800 };
