/*
 * React draws an island at once when it hears that a text is about to arrive (`textInput`). On a translated page that takes
 * the field away from under the text. A text that comes without a key, from a voice or a suggestion, would be lost.
 * The `input` event comes after the text, and draws the island as well.
 */
if (typeof window !== 'undefined')
  addEventListener('textInput', (event) => event.stopImmediatePropagation(), true);
