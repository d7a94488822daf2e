import { allKinds, buttons, type MenuSeed } from '../kit/menu.ts';

/** How programs of others come in, and are told what happens here. */
export const integrationMenus: readonly MenuSeed[] = [
  {
    code: 'apiKey',
    name: { zh: '接口密钥', en: 'API keys' },
    path: '/system/apiKey',
    icon: 'KeyOutlined',
    kinds: allKinds,
    buttons: [...buttons('view', 'add', 'export'), { verb: 'delete', name: { zh: '吊销', en: 'Revoke' }, action: 2 }],
  },
  {
    code: 'webhook',
    name: { zh: '事件推送', en: 'Webhooks' },
    path: '/system/webhook',
    icon: 'ApiOutlined',
    kinds: allKinds,
    buttons: buttons('view', 'add', 'edit', 'delete', 'export'),
  },
];
