export { canonicalJson } from './canonical-json.ts';
export { recordEvidence, type Evidence, type Receipt } from './record-evidence.ts';
export { genesisHash, hashOf, verifyChain, type ChainFault, type ChainVerdict } from './verify-chain.ts';
export { recordRoots } from './record-roots.ts';
