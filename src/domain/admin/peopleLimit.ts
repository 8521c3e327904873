/**
 * People from which small operators may no longer put off the assessments, as we read Law 91/2025/QH15:
 * src/content/sources/personalData.yaml.
 */
export const peopleLimit = 100_000;
