/** A browser with one tab, as WebDriver drives it. Coordinates are CSS pixels from the window's top left corner. */
export interface Engine {
  /** Starts to load an address, and returns before it has loaded. */
  open: (address: string) => Promise<void>;
  /** Returns the string that an expression of JavaScript, or its promise, results in. */
  evaluate: (expression: string) => Promise<string>;
  click: (x: number, y: number) => Promise<void>;
  /** Presses a key for each character, where the focus is. */
  type: (text: string) => Promise<void>;
  /** Chooses files, named by absolute paths, for the first file input of the page. */
  attach: (files: readonly string[]) => Promise<void>;
  /** Errors that the browser has written to its console. */
  complaints: string[];
  stop: () => Promise<void>;
}

/** Keys without a character, as WebDriver writes them. */
export const keys = { enter: '\uE007', escape: '\uE00C', right: '\uE014', backspace: '\uE003' };

/** A phone's window. */
export const size = { width: 390, height: 800 };
