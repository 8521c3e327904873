/** What an owner of the site would change first. One place, read by pages, islands, functions and letters. */
export const settings = {
  name: 'Vongxe',
  /** The public origin, without a trailing slash. */
  origin: 'https://vongxe.example',
  email: 'hello@vongxe.example',
  /** Every date that a visitor sees is a date in Vietnam. */
  timeZone: 'Asia/Ho_Chi_Minh',
  /** D3, D4: a seller has no real reviews yet; these stand in until there are some. */
  placeholderRatings: { enabled: true, seller: 4.5, verified: true, structured: { value: 5.0, count: 1 } },
  /** A Google Analytics measurement id; empty: none is loaded, even after consent. */
  analyticsId: '',
  firebase: {
    projectId: 'demo-vongxe',
    apiKey: 'demo-key',
    authDomain: 'demo-vongxe.firebaseapp.com',
    storageBucket: 'demo-vongxe.appspot.com',
    appId: 'demo-app',
    region: 'asia-southeast1',
  },
} as const;
