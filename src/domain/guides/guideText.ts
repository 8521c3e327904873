/** Section of a guide as plain text. */
export type GuideText = {
  /** Title of its page. */
  page: string;
  title: string;
  /** Address in one language, with the section's anchor. */
  path: string;
  text: string;
};
