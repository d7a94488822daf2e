import type { Feature } from '../../kit/page/feature.ts';
import { attentionWords } from './words.ts';

export { WatchButton, WatchedToggle, WatchStar } from './lazy-star.tsx';

/** What a person watches. */
export const attentionFeature: Feature = {
  name: 'attention',
  pages: [
    {
      path: '/attention',
      title: attentionWords.mine,
      load: async () => ({ Page: (await import('./attention-page.tsx')).AttentionPage }),
    },
  ],
};
