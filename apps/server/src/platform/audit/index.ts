export { recordEvidence, recordWithReceipt, type Evidence, type Receipt } from './record-evidence.ts';
export { verifyChain, type ChainFault, type ChainVerdict } from './verify-chain.ts';
export { recordRoots } from './record-roots.ts';
