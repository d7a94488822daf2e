import type { Feature } from '../../kit/page/feature.ts';
import { sealKeysPath } from './paths.ts';
import { sealingWords } from './words.ts';

export { sealKeysPath } from './paths.ts';
export { bidIdentity, canSeal, sealFile, sealQuote, testKey, unsealOwn } from './worker/in-worker.ts';
export { sealingWords } from './words.ts';

/** Keys that open sealed bids, and those that bidders sign with. */
export const sealingFeature: Feature = {
  name: 'sealing',
  pages: [
    {
      path: sealKeysPath,
      title: sealingWords.myKeys,
      load: async () => ({ Page: (await import('./keys/seal-keys-page.tsx')).SealKeysPage }),
    },
  ],
};
