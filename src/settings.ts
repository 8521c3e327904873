/** What an owner of the site would change first. One place, read by pages, islands, functions and letters. */
export const settings = {
  name: 'Vongxe',
  /** The public origin, without a trailing slash. */
  origin: 'https://vongxe.example',
  email: 'hello@vongxe.example',
  /** In which language the operator reads what visitors send. */
  operatorLanguage: 'en',
  /** Every date that a visitor sees is a date in Vietnam. */
  timeZone: 'Asia/Ho_Chi_Minh',
  /** D3, D4: a seller has no real reviews yet; these stand in until there are some. */
  placeholderRatings: { enabled: true, seller: 4.5, verified: true, structured: { value: 5.0, count: 1 } },
  /**
   * The Facebook page that functions post new bikes to. Empty: the form does not ask sellers whether they want
   * that, and without their wish nothing is posted (D31).
   */
  facebookPage: '',
  /** A Google Analytics measurement id; empty: none is loaded, even after consent. */
  analyticsId: '',
  /** Guides that were read and bikes that are liked can be read without a network. False takes it back everywhere. */
  keepsPages: true,
  /** Asked once an hour, by a function: how much one US dollar buys. */
  rateSource: 'https://open.er-api.com/v6/latest/USD',
  firebase: {
    projectId: 'demo-vongxe',
    apiKey: 'demo-key',
    authDomain: 'demo-vongxe.firebaseapp.com',
    storageBucket: 'demo-vongxe.appspot.com',
    appId: 'demo-app',
    region: 'asia-southeast1',
    /** The site key of reCAPTCHA v3 that App Check was given; empty only on the emulators, where nothing asks for it. */
    appCheckKey: '',
  },
} as const;
