export { createMinuteCounts, type MinuteCounts } from './minute-counts.ts';
export { shareCounts } from './share-counts.ts';
