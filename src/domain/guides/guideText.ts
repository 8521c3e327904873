/** Section of a guide as plain text. */
export type GuideText = {
  /** Title of the page. */
  page: string;
  title: string;
  /** Ends with the section's anchor. */
  path: string;
  text: string;
};
