import { allKinds, buttons, type MenuSeed } from '../kit/menu.ts';

/** The record of a tenant, and its roots. */
export const evidenceMenus: readonly MenuSeed[] = [
  {
    code: 'audit',
    name: { zh: '操作审计', en: 'Audit' },
    path: '/monitor/audit',
    icon: 'AuditOutlined',
    kinds: allKinds,
    buttons: buttons('view', 'export'),
  },
  {
    code: 'evidenceroot',
    name: { zh: '存证根', en: 'Roots of the evidence' },
    path: '/monitor/evidence',
    icon: 'SafetyCertificateOutlined',
    kinds: allKinds,
    buttons: buttons('view'),
  },
];
