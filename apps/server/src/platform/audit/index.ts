export { actSealOf, actsAtRest } from './act-seal.ts';
export { recordEvidence, recordWithReceipt, type Evidence, type Receipt } from './record-evidence.ts';
export { firstBrokenChain, verifyChain, type ChainFault, type ChainVerdict } from './verify-chain.ts';
export { checkpointOf, originOfRecord } from './checkpoints.ts';
export { createRecordDays, type RecordDays } from './record-days.ts';
export {
  actsAbout,
  lastSaid,
  ownActs,
  ownInChains,
  saidActs,
  saidIn,
  type ActAbout,
  type ActOfChain,
  type KeptAct,
  type WrittenAct,
} from './own-acts.ts';
export { recordRoots } from './record-roots.ts';
export { createRootBook, type DayRoot, type Head, type RootBook } from './root-book.ts';
export { gatherSigned, signedChains, signedHeads, type SignedChain } from './signed-heads.ts';
export { compareGrants, notedGrants, recordByNobody, type StrangeGrant } from './grants.ts';
export { grantsOfAll, recordPrepared } from './prepared-grants.ts';
export { rootKeyOf, type RootKey } from './root-key.ts';
export { signRoots } from './sign-roots.ts';
export { canonicalJson } from '@zhaocai/model';
export { drawHashes } from './draw-hashes.ts';
export {
  drawnFrom,
  faultsOfRecord,
  recordOfDraw,
  sameJson,
  stepsOfDraw,
  takeReveal,
  type DrawStep,
} from './drawn-record.ts';
