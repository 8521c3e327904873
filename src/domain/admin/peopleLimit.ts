/**
 * Small operators with data of this many people must make the assessments of Law 91/2025/QH15. See
 * src/content/sources/personalData.yaml.
 */
export const peopleLimit = 100_000;
