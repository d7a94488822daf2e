import type { Feature } from '../../kit/page/feature.ts';

/** Negotiations: rounds of sealed quotes. By itself, for every first page carries it and none the parts beside it. */
export const negotiationFeature: Feature = { name: 'negotiation', pages: [] };
