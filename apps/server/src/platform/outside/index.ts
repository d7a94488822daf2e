export { isOutside, postOutside, type Posted } from './post-outside.ts';
export { guardedLookup, isPrivateAddress } from './private-address.ts';
export { outsideReason } from './outside-reason.ts';
