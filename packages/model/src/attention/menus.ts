import { allKinds, type MenuSeed } from '../kit/menu.ts';

/** What everybody has marked for himself. */
export const attentionMenus: readonly MenuSeed[] = [
  {
    code: 'attention',
    name: { zh: '我的关注', en: 'What I watch' },
    path: '/attention',
    icon: 'StarOutlined',
    kinds: allKinds,
    isEverybodys: true,
  },
];
