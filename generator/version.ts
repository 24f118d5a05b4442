/** Grows by one whenever the same plan makes other bytes; stands in the manifest and, with what changed, in CHANGELOG.md. */
export const GENERATOR_VERSION = 2;
