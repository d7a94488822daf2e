export { guardedLookup, isPrivateAddress } from './private-address.ts';
export { outsideReason } from './outside-reason.ts';
