import { allKinds, buttons, type MenuSeed } from '../kit/menu.ts';

/** Attachments, object storage, SMS. */
export const resourceMenus: readonly MenuSeed[] = [
  {
    code: 'attach',
    name: { zh: '附件管理', en: 'Attachments' },
    path: '/resource/attach',
    icon: 'PaperClipOutlined',
    kinds: allKinds,
    buttons: buttons('view', 'add', 'edit', 'delete', 'export'),
  },
  {
    code: 'fileLog',
    name: { zh: '文件访问记录', en: 'Reads of files' },
    path: '/resource/fileLog',
    icon: 'EyeOutlined',
    kinds: allKinds,
    buttons: buttons('view', 'export'),
  },
  {
    code: 'signCertificate',
    name: { zh: '签名证书', en: 'Signing certificates' },
    path: '/resource/signCertificate',
    icon: 'SafetyCertificateOutlined',
    kinds: allKinds,
    buttons: [
      ...buttons('view', 'add', 'edit', 'delete', 'export'),
      { verb: 'use', name: { zh: '签署文件', en: 'Sign files' }, action: 2 },
    ],
  },
  {
    code: 'oss',
    name: { zh: '对象存储', en: 'Object storage' },
    path: '/resource/oss',
    icon: 'CloudServerOutlined',
    kinds: ['platform'],
    buttons: [
      ...buttons('view', 'add', 'edit', 'delete', 'export'),
      { verb: 'enable', name: { zh: '启用', en: 'Enable' }, action: 2 },
      { verb: 'test', name: { zh: '测试', en: 'Test' }, action: 2 },
    ],
  },
  {
    code: 'sms',
    name: { zh: '短信配置', en: 'SMS providers' },
    path: '/resource/sms',
    icon: 'MessageOutlined',
    kinds: ['platform'],
    buttons: [
      ...buttons('view', 'add', 'edit', 'delete', 'export'),
      { verb: 'enable', name: { zh: '启用', en: 'Enable' }, action: 2 },
      { verb: 'send', name: { zh: '发送', en: 'Send' }, action: 1 },
    ],
  },
];
