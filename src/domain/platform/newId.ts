const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Document id of 20 letters and digits, made by the browser, so that a retry creates no second document.
 * @example newId() // => 'b7TqXcS0w2nM5kPzR1aE'
 */
export const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(64)).filter((byte) => byte < letters.length * 4);
  const id = Array.from(bytes.slice(0, 20), (byte) => letters[byte % letters.length]).join('');
  return id.length === 20 ? id : newId();
};
