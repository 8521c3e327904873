/** From Law 91/2025/QH15, as we read it: src/content/sources/personalData.yaml. */
export const peopleLimit = 100_000;
