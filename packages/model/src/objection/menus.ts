import { buttons, limitedTo, type MenuSeed } from '../kit/menu.ts';

/** What suppliers object to, for who objects, who answers, and who decides. */
export const objectionMenus: readonly MenuSeed[] = [
  {
    code: 'objection',
    name: { zh: '质疑投诉', en: 'Objections' },
    path: '/objection',
    icon: 'AuditOutlined',
    kinds: ['buyer', 'supplier'],
    buttons: [
      ...buttons('view'),
      ...limitedTo(['supplier'], [{ verb: 'raise', name: { zh: '提出', en: 'Raise' }, action: 1 }]),
      ...limitedTo(
        ['buyer'],
        [
          { verb: 'answer', name: { zh: '答复', en: 'Answer' }, action: 2 },
          { verb: 'handle', name: { zh: '处理投诉', en: 'Decide complaints' }, action: 2 },
        ],
      ),
    ],
  },
];
