/* Hides `textInput` events from React: on a translated page, hydrating at once would replace the field with
   its text. The later `input` event hydrates as well. */
if (typeof window !== 'undefined')
  addEventListener('textInput', (event) => event.stopImmediatePropagation(), true);
