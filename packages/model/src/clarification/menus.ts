import { buttons, limitedTo, type MenuSeed } from '../kit/menu.ts';

/** What suppliers ask about a procurement; who asked is in none of it. */
export const clarificationMenus: readonly MenuSeed[] = [
  {
    code: 'question',
    name: { zh: '提问与答复', en: 'Questions' },
    path: '/clarification',
    icon: 'QuestionCircleOutlined',
    kinds: ['buyer', 'supplier'],
    buttons: [
      ...buttons('view'),
      ...limitedTo(['supplier'], [{ verb: 'ask', name: { zh: '提问', en: 'Ask' }, action: 1 }]),
      ...limitedTo(
        ['buyer'],
        [
          { verb: 'answer', name: { zh: '答复', en: 'Answer' }, action: 2 },
          { verb: 'publish', name: { zh: '发布答复', en: 'Publish an answer' }, action: 2 },
        ],
      ),
    ],
  },
];
