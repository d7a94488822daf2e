/** Addresses of this feature's screens, so that none is spelled twice. */
export const templateListPath = '/performanceEvaluate/targetLibraryConfiguration/targetConfiguration';
export const templatePath = '/performanceEvaluate/targetLibraryFrame/amendTarget';
