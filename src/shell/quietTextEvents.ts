/* Hides `textInput` events from React, which would hydrate at once and lose text typed on a translated page.
   It hydrates on the later `input` event, too. */
if (typeof window !== 'undefined')
  addEventListener('textInput', (event) => event.stopImmediatePropagation(), true);
