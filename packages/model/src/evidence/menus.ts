import { allKinds, buttons, type MenuSeed } from '../kit/menu.ts';

/** The roots of the record. */
export const evidenceMenus: readonly MenuSeed[] = [
  {
    code: 'evidenceroot',
    name: { zh: '存证根', en: 'Roots of the evidence' },
    path: '/monitor/evidence',
    icon: 'SafetyCertificateOutlined',
    kinds: allKinds,
    buttons: buttons('view'),
  },
];
